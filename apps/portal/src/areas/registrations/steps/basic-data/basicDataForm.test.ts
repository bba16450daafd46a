import { basicDataFormSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { registrationAt } from '../../../../shared/stories/registrations.ts';
import { basicDataFields, basicDataForm, keptBasicData } from './basicDataForm.ts';

describe('the form of step 1', () => {
  it('sends what was read, unchanged, the state apart (G-28)', () => {
    const { fornecedor } = registrationAt('DadosBasicosInformados');
    const body = basicDataFormSchema.parse(basicDataForm(registrationAt('DadosBasicosInformados')));
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
    const form = basicDataForm(registrationAt('Novo', { fornecedor: { qualificacao: null } }));
    expect(form.qualificacao).toBe('Revenda');
  });

  it('names every field of it, so that no error is without a label', () => {
    const fields = basicDataFields({ segment: () => null, state: () => null, city: () => null });
    const wrong = basicDataFormSchema.safeParse({
      ...basicDataForm(registrationAt('Novo')),
      qualificacao: 'x'.repeat(41),
      inscricaoEstadualSubstTribut: 'x',
    });
    const paths = wrong.error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(paths.length).toBeGreaterThan(14);
    for (const path of paths) {
      expect(
        fields.some(({ name }) => path === name || path.startsWith(`${name}.`)),
        path,
      ).toBe(true);
    }
  });

  it.each(['Novo', 'DadosBasicosInformados'] as const)('may be kept as a draft as a whole: %s', (status) => {
    const form = basicDataForm(registrationAt(status));
    expect(keptBasicData.parse(form)).toEqual(form);
  });
});
