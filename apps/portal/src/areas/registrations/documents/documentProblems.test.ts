import { describe, expect, it } from 'vitest';
import { newPendency, registrationAt, storedDocument } from '../../../shared/stories/registrations.ts';
import { documentProblems } from './documentProblems.ts';

const empty = registrationAt('AprovadoPrimeiraAnalise');
const stored = registrationAt('DocumentacaoCompleta');
const pendencias = [
  newPendency(24, 'AlvaraFuncionamento', 'alvara.pdf'),
  { ...newPendency(25, 'CartaoCnpj', 'cartao-cnpj.pdf'), statusPendencia: 'Corrigida' as const },
];
const pendent = registrationAt('PendenciadoNaSegundaAnalise', { fornecedor: { pendencias } });
const corrected = registrationAt('PendenciadoNaSegundaAnalise', {
  fornecedor: {
    pendencias,
    documentosPorTipo: {
      ...pendent.fornecedor.documentosPorTipo,
      AlvaraFuncionamento: [
        {
          ...storedDocument(90, 'AlvaraFuncionamento', 'alvara-2027.pdf'),
          dataCriacao: '2027-03-08T09:00:00-03:00',
        },
      ],
    },
  },
});

const labels = (request: Partial<Parameters<typeof documentProblems>[0]>) =>
  documentProblems({
    registration: empty,
    editing: { mode: 'editable' },
    step: 3,
    isComing: () => false,
    ...request,
  }).map(({ label, message }) => `${label}: ${message}`);

describe('what keeps a step from being sent for its documents', () => {
  it('names each required document that is missing, in the order of the fields (ST3-009, UPL-013)', () => {
    expect(labels({})).toEqual(
      [
        'Contrato Social',
        'Documentos de sócios',
        'Alvará de Funcionamento',
        'Cartão CNPJ',
        'Cartão Sintegra',
        'Cartão de Inscrição Estadual',
      ].map((label) => `${label}: Nenhum arquivo fornecido.`),
    );
  });

  it.each([
    ['all are stored (ST3-011)', { registration: stored }],
    ['the step is one to read', { editing: { mode: 'readOnly' as const } }],
    ['all are stored in step 2 (ST2-031)', { step: 2 as const }],
    [
      'what was pendent has a newer document (G-23)',
      { registration: corrected, editing: { mode: 'documentsOnly' as const } },
    ],
  ])('is nothing when %s', (_case, request) => {
    expect(labels(request)).toEqual([]);
  });

  it('counts a file that is on its way, and one that is not listed yet (ST3-010)', () => {
    expect(labels({ isComing: (type) => type !== 'CartaoCnpj' })).toEqual([
      'Cartão CNPJ: Nenhum arquivo fornecido.',
    ]);
    const request = { registration: pendent, editing: { mode: 'documentsOnly' as const } };
    expect(labels({ ...request, isComing: () => true })).toEqual([]);
  });

  it('asks only for what is still pendent while the step is pendent (G-23)', () => {
    expect(labels({ registration: pendent, editing: { mode: 'documentsOnly' } })).toEqual([
      'Alvará de Funcionamento: Envie um novo arquivo no lugar do documento com pendência',
    ]);
  });

  it('leads to the field', () => {
    const [first] = documentProblems({
      registration: empty,
      editing: { mode: 'editable' },
      step: 3,
      isComing: () => false,
    });
    expect(first).toMatchObject({ step: 'Anexo de Documentos', field: 'documento-ContratoSocial' });
  });
});
