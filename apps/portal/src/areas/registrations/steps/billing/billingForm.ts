import {
  type BillingForm,
  contactForm,
  DELIVERY_OPTIONS,
  DELIVERY_REGIONS,
  FREIGHT_SITUATIONS,
} from '@portal/domain';
import { z } from 'zod';
import { carriersText, contactsText, keptCarriers, keptContacts } from '../../contacts/contactValues.ts';
import type { Registration } from '../../registration/registrationAtoms.ts';
import type { StepField } from '../../step-form/stepErrors.ts';

/** The values of step 6 for a registration: always the three regions in their order, in working days at first (ST6-009, G-33). */
export function billingForm({ fornecedor }: Registration): BillingForm {
  const freight = FREIGHT_SITUATIONS.find(({ id }) => id === fornecedor.situacaoFrete);
  return {
    emailParaRecebimentoXml: fornecedor.emailParaRecebimentoXml ?? '',
    situacaoFrete: freight?.id ?? null,
    glnEdi: fornecedor.glnEdi ?? '',
    regioesEntregas: DELIVERY_REGIONS.map(({ id }) => {
      const stored = fornecedor.regioesEntregas.find((region) => region.id === id);
      return {
        id,
        prazoEntrega: stored?.prazoEntrega ?? null,
        opcaoEntrega: stored?.opcaoEntrega ?? 'DiasUteis',
      };
    }),
    tratamentoQuebras: fornecedor.tratamentoQuebras,
    contatos: fornecedor.contatosPorTipo.FaturamentoELogistica.map(contactForm),
    transportadoras: fornecedor.transportadoras,
  };
}

/** The fields of step 6 in their order, as the list of errors and the conflict dialog show them. */
export function billingFields(breakages: (id: string | null) => string | null): StepField<BillingForm>[] {
  return [
    {
      name: 'emailParaRecebimentoXml',
      label: 'E-mail XML (NFD)',
      text: (form) => form.emailParaRecebimentoXml,
    },
    {
      name: 'situacaoFrete',
      label: 'Situação do frete',
      text: (form) => FREIGHT_SITUATIONS.find(({ id }) => id === form.situacaoFrete)?.descricao ?? null,
    },
    { name: 'glnEdi', label: 'GLN EDI', text: ({ glnEdi }) => glnEdi },
    {
      name: 'tratamentoQuebras',
      label: 'Tratamento de quebras',
      text: (form) => breakages(form.tratamentoQuebras),
    },
    ...DELIVERY_REGIONS.flatMap(({ nome }, index): StepField<BillingForm>[] => [
      {
        name: `regioesEntregas.${index}.prazoEntrega`,
        label: `${nome}: prazo de entrega (dias)`,
        text: ({ regioesEntregas }) => String(regioesEntregas[index]?.prazoEntrega ?? ''),
      },
      {
        name: `regioesEntregas.${index}.opcaoEntrega`,
        label: `${nome}: opção de entrega`,
        text: ({ regioesEntregas }) => {
          const chosen = regioesEntregas[index]?.opcaoEntrega;
          return DELIVERY_OPTIONS.find(({ id }) => id === chosen)?.descricao ?? null;
        },
      },
    ]),
    {
      name: 'contatos',
      isList: true,
      label: 'Contatos de logística',
      text: ({ contatos }) => contactsText(contatos),
    },
    {
      name: 'transportadoras',
      isList: true,
      label: 'Transportadoras',
      text: ({ transportadoras }) => carriersText(transportadoras),
    },
  ];
}

/** What may be kept of step 6 as a draft: all of it. */
export const keptBilling = z.object({
  emailParaRecebimentoXml: z.string().nullable(),
  situacaoFrete: z.enum(['Cif', 'Fob', '']).nullable(),
  glnEdi: z.string().nullable(),
  regioesEntregas: z.array(
    z.object({
      id: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      prazoEntrega: z.number().nullable(),
      opcaoEntrega: z.enum(['DiasUteis', 'DiasCorridos', '']).nullable(),
    }),
  ),
  tratamentoQuebras: z.string().nullable(),
  contatos: keptContacts,
  transportadoras: keptCarriers,
});
