import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_TYPES,
  documentNameProblem,
  documentTypeLabel,
  documentTypeText,
  missingDocuments,
} from './documentTypes.ts';

describe('DOCUMENT_TYPES (ONB-051, UPL-019)', () => {
  it('have label, step, need and number of files (ST2-028, ST2-029, ST3-002 to ST3-009, G-32, C-34)', () => {
    expect(
      DOCUMENT_TYPES.map(({ type, label, step, required, multiple }) => [
        type,
        label,
        step,
        required,
        multiple,
      ]),
    ).toEqual([
      ['CatalogoProduto', 'Catálogo de produtos', 2, true, false],
      ['TabelaPrecos', 'Tabela de valores', 2, true, false],
      ['ContratoSocial', 'Contrato Social', 3, true, false],
      ['DocumentoSocio', 'Documentos de sócios', 3, true, true],
      ['AlvaraFuncionamento', 'Alvará de Funcionamento', 3, true, false],
      ['AlvaraSanitario', 'Alvará Sanitário', 3, false, false],
      ['CartaoCnpj', 'Cartão CNPJ', 3, true, false],
      ['CartaoSintegra', 'Cartão Sintegra', 3, true, false],
      ['CartaoInscricaoEstadual', 'Cartão de Inscrição Estadual', 3, true, false],
    ]);
  });

  it('have labels, an unknown type its own name (G-08)', () => {
    expect(documentTypeLabel('TabelaPrecos')).toBe('Tabela de valores');
    expect(documentTypeLabel('Outro')).toBe('Outro');
  });
});

describe('missingDocuments (ST2-031, ST3-009 to ST3-011)', () => {
  const stored = (...types: string[]) => types.map((tipoDocumento) => ({ tipoDocumento }));
  const ofStep3 = [
    'ContratoSocial',
    'DocumentoSocio',
    'AlvaraFuncionamento',
    'CartaoCnpj',
    'CartaoSintegra',
    'CartaoInscricaoEstadual',
  ];

  it.each([
    [1, [], []],
    [2, [], ['CatalogoProduto', 'TabelaPrecos']],
    [2, ['TabelaPrecos', 'ContratoSocial'], ['CatalogoProduto']],
    [2, ['TabelaPrecos', 'CatalogoProduto'], []],
    [3, [], ofStep3],
    [3, ['AlvaraSanitario'], ofStep3],
    [3, ofStep3, []],
    [4, [], []],
  ] as const)('of step %d with %j are %j', (step, types, missing) => {
    expect(missingDocuments(step, stored(...types))).toEqual(missing);
  });
});

describe('documentNameProblem (G-32, ST2-030, UPL-013)', () => {
  const allowed = 'Selecione apenas arquivos com as extensões permitidas. Use PNG, DOC, DOCX ou PDF.';

  it.each([
    ['contrato.pdf', 'ContratoSocial', null],
    ['CONTRATO.PDF', 'ContratoSocial', null],
    ['contrato.v2.docx', 'ContratoSocial', null],
    ['tabela.xlsx', 'TabelaPrecos', null],
    ['tabela.xlsx', 'ContratoSocial', allowed],
    ['contrato.pdf.exe', 'ContratoSocial', allowed],
    ['contrato', 'ContratoSocial', allowed],
    ['.pdf', 'ContratoSocial', allowed],
    ['contrato.jpg', 'CatalogoProduto', documentTypeText('CatalogoProduto')],
    ['', 'ContratoSocial', 'Nenhum arquivo fornecido.'],
    ['../contrato.pdf', 'ContratoSocial', 'O nome do arquivo tem caracteres inválidos'],
    ['a\\b.pdf', 'ContratoSocial', 'O nome do arquivo tem caracteres inválidos'],
    ['a\u0000.pdf', 'ContratoSocial', 'O nome do arquivo tem caracteres inválidos'],
    [`${'a'.repeat(251)}.pdf`, 'ContratoSocial', null],
    [`${'a'.repeat(252)}.pdf`, 'ContratoSocial', 'O nome do arquivo tem mais de 255 caracteres'],
  ] as const)('of %j as %s is %j', (name, type, problem) => {
    expect(documentNameProblem(name, type)).toBe(problem);
  });

  it('names the spreadsheets too where they are taken', () => {
    expect(documentTypeText('TabelaPrecos')).toBe(
      'Selecione apenas arquivos com as extensões permitidas. Use PNG, DOC, DOCX, PDF ou XLSX.',
    );
  });
});
