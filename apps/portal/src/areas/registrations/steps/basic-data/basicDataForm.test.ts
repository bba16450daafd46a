import {
  basicDataFields,
  basicDataForm,
  basicDataFormSchema,
  draftSchema,
  fieldLines,
  fieldPlaces,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { registrationAt } from '../../../../shared/stories/registrations.ts';

describe('the form of step 1', () => {
  it('sends what was read, unchanged, the state apart (G-28)', () => {
    const { fornecedor } = registrationAt('DadosBasicosInformados');
    const body = basicDataFormSchema.parse(basicDataForm(fornecedor));
    expect(body).toEqual({
      segmento: fornecedor.segmento,
      qualificacao: 'Revenda',
      inscricaoEstadual: fornecedor.inscricaoEstadual,
      inscricaoEstadualSubstTribut: null,
      razaoSocial: fornecedor.razaoSocial,
      nomeFantasia: fornecedor.nomeFantasia,
      endereco: { ...fornecedor.endereco, cidade: { id: 3106200 } },
      contatos: fornecedor.contatos,
    });
  });

  it('starts with the kind of supply where none is stored (ST1-008, C-41)', () => {
    const form = basicDataForm(registrationAt('Novo', { fornecedor: { qualificacao: null } }).fornecedor);
    expect(form.qualificacao).toBe('Revenda');
  });

  it('names every field of it, so that no error is without a label', () => {
    const places = fieldPlaces(basicDataFields);
    const wrong = basicDataFormSchema.safeParse({
      ...basicDataForm(registrationAt('Novo').fornecedor),
      qualificacao: 'x'.repeat(41),
      inscricaoEstadualSubstTribut: 'x',
    });
    const paths = wrong.error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(paths.length).toBeGreaterThan(14);
    for (const path of paths) {
      expect(
        places.find((place) => path === place.path || path.startsWith(`${place.path}.`))?.label,
        path,
      ).toBeTruthy();
    }
  });

  it('is shown in words, a phone with its area code', () => {
    const names = {
      option: (list: string, id: string) => `${list} ${id}`,
      record: (field: string, id: number) => `${field} ${id}`,
    };
    const form = basicDataForm(registrationAt('DadosBasicosInformados').fornecedor);
    const lines = fieldLines(basicDataFields).map(({ label, text }) => `${label}: ${text(form, names)}`);
    expect(lines.slice(10)).toEqual([
      'Bairro: CENTRO',
      'Estado: endereco.cidade.estado.id 31',
      'Cidade: endereco.cidade.id 3106200',
      'E-mail: maria@panelasdaserra.com.br',
      'Nome do responsável: MARIA LIMA',
      'Cargo: GERENTE COMERCIAL',
      'Telefone fixo: (31) 3222-4455',
      'Telefone celular: (31) 99887-7665',
    ]);
  });

  it.each(['Novo', 'DadosBasicosInformados'] as const)('may be kept as a draft as a whole: %s', (status) => {
    const form = basicDataForm(registrationAt(status).fornecedor);
    expect(draftSchema(basicDataFields).parse(form)).toEqual(form);
  });
});
