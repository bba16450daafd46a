import { describe, expect, it } from 'vitest';
import { ptBr } from '../../locale/messages.ts';
import { checkEmail, checkPhone, checkText, problemText } from './fieldRules.ts';

describe('a required text', () => {
  it.each([
    ['Ana', undefined],
    [' Ana ', undefined],
    ['', 'required'],
    ['   ', 'required'],
    ['\t\n\u00a0', 'required'],
  ])('%j: %s (UIX-09)', (text, problem) => {
    expect(checkText(text)).toBe(problem);
  });
});

describe('a required e-mail', () => {
  it.each([
    ['ana@exemplo.com.br', undefined],
    [' ana@exemplo.com.br ', undefined],
    ['joão+nf@exemplo.com', undefined],
    ['', 'required'],
    ['  ', 'required'],
    ['ana', 'email'],
    ['ana@', 'email'],
    ['@exemplo.com', 'email'],
    ['ana@exemplo', 'email'],
    ['ana@exemplo.', 'email'],
    ['ana@exemplo..com', 'email'],
    ['ana@a@exemplo.com', 'email'],
    ['ana silva@exemplo.com', 'email'],
  ])('%j: %s (WID-020, CTC-006)', (text, problem) => {
    expect(checkEmail(text)).toBe(problem);
  });
});

describe('a phone number', () => {
  it.each([
    ['', '', { ddd: 'required', number: 'required' }],
    ['31', '', { ddd: undefined, number: 'required' }],
    ['', '999998888', { ddd: 'required', number: undefined }],
    ['3', '999998888', { ddd: 'phone', number: undefined }],
    ['20', '999998888', { ddd: 'areaCode', number: undefined }],
    ['31', '99999', { ddd: undefined, number: 'phone' }],
    ['31', '999998888', { ddd: undefined, number: undefined }],
  ])('required: (%s) %s (CTC-010, CTC-012)', (ddd, number, problems) => {
    expect(checkPhone({ ddd, number }, 'mobile', true)).toEqual(problems);
  });

  it.each([
    ['', '', {}],
    ['31', '33334444', {}],
    ['31', '', { number: 'phone' }],
    ['', '33334444', { ddd: 'phone' }],
    ['20', '33334444', { ddd: 'areaCode' }],
    ['31', '3333', { number: 'phone' }],
  ])('optional: (%s) %s (WID-025, CTC-007, CTC-008)', (ddd, number, problems) => {
    expect(checkPhone({ ddd, number }, 'landline', false)).toEqual(problems);
  });
});

it.each([
  ['required', '', 'Campo obrigatório'],
  ['email', 'ana', 'Digite um e-mail válido'],
  ['phone', '3', 'Digite um número válido'],
  ['areaCode', '20', 'DDD 20 não existe'],
] as const)('%s is put into words', (problem, value, text) => {
  expect(problemText(problem, value, ptBr)).toBe(text);
});
