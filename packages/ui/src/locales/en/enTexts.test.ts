import { describe, expect, it } from 'vitest';
import { type Messages, ptBr } from '../../locale/messages.ts';
import { enTexts } from './enTexts.ts';

/** Words that are the same in both languages. */
const same: readonly (keyof Messages)[] = [
  'selectionSum',
  'ok',
  'transferTitle',
  'chartPoint',
  'curveShare',
  'curveTotal',
  'uploadFailedOf',
  'insertLink',
  'queueItem',
  'queueChoice',
];

it('says everything in English but what both languages call the same', () => {
  const call = (text: unknown) => {
    try {
      return typeof text === 'function' ? text(7, 7, 7, 7) : JSON.stringify(text);
    } catch {
      return Symbol('takes something else');
    }
  };
  const keys = Object.keys(ptBr) as (keyof Messages)[]; // the keys of the table, by its type
  expect(keys.filter((key) => key !== 'formats' && call(ptBr[key]) === call(enTexts[key]))).toEqual(same);
});

describe.each([
  [
    'ptBr',
    ptBr,
    {
      tooManyPhotos: ['Selecione no máximo 1 imagem', 'Selecione no máximo 7 imagens'],
      photoLimitReached: [
        'O limite é de 1 imagem. Remova a atual para adicionar outra.',
        'O limite é de 7 imagens. Remova uma para adicionar outra.',
      ],
      selectionFull: ['O limite de 1 item foi atingido', 'O limite de 1.000 itens foi atingido'],
      selectFirst: ['Selecionar o primeiro', 'Selecionar os primeiros 1.000'],
      charactersOf: '1600 de 2000 caracteres',
    },
  ],
  [
    'en',
    enTexts,
    {
      tooManyPhotos: ['Select at most 1 picture', 'Select at most 7 pictures'],
      photoLimitReached: [
        'The limit is 1 picture. Remove it to add another.',
        'The limit is 7 pictures. Remove one to add another.',
      ],
      selectionFull: ['The limit of 1 item was reached', 'The limit of 1,000 items was reached'],
      selectFirst: ['Select the first one', 'Select the first 1,000'],
      charactersOf: '1,600 of 2,000 characters',
    },
  ],
] as const)('limits in %s', (_, texts: Messages, expected) => {
  it('are one or many, with their thousands', () => {
    expect({
      tooManyPhotos: [texts.tooManyPhotos(1), texts.tooManyPhotos(7)],
      photoLimitReached: [texts.photoLimitReached(1), texts.photoLimitReached(7)],
      selectionFull: [texts.selectionFull(1), texts.selectionFull(1_000)],
      selectFirst: [texts.selectFirst(1), texts.selectFirst(1_000)],
      charactersOf: texts.charactersOf(1_600, 2_000),
    }).toEqual(expected);
  });
});

it('calls what stands before earlier, and what stands after later', () => {
  expect([
    enTexts.movePhotoBefore(3),
    enTexts.movePhotoAfter(3),
    enTexts.moveColumnBefore('Price'),
    enTexts.moveColumnAfter('Price'),
    enTexts.nothingToSelect,
  ]).toEqual([
    'Move photo 3 earlier',
    'Move photo 3 later',
    'Move Price earlier',
    'Move Price later',
    'There are no rows that can be selected',
  ]);
});
