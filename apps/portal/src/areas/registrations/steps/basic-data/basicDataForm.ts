import { type BasicDataForm, DEFAULT_QUALIFICATION } from '@portal/domain';
import { formatCep, formatPhone } from '@portal/formats';
import { z } from 'zod';
import type { Registration } from '../../registration/registrationAtoms.ts';
import type { StepField } from '../../step-form/stepErrors.ts';

/** The values of step 1 for a registration; the kind of supply starts as 'Revenda' (ST1-008). */
export function basicDataForm({ fornecedor }: Registration): BasicDataForm {
  const { endereco } = fornecedor;
  const representative = fornecedor.contatos.find(({ tipoContato }) => tipoContato === 'Representante');
  return {
    segmento: fornecedor.segmento,
    qualificacao: fornecedor.qualificacao ?? DEFAULT_QUALIFICATION,
    inscricaoEstadual: fornecedor.inscricaoEstadual ?? '',
    inscricaoEstadualSubstTribut: fornecedor.inscricaoEstadualSubstTribut ?? '',
    razaoSocial: fornecedor.razaoSocial ?? '',
    nomeFantasia: fornecedor.nomeFantasia ?? '',
    endereco: {
      cep: endereco.cep ?? '',
      logradouro: endereco.logradouro ?? '',
      numero: endereco.numero ?? '',
      complemento: endereco.complemento ?? '',
      bairro: endereco.bairro ?? '',
      cidade: { id: endereco.cidade?.id ?? null, estado: { id: endereco.cidade?.estado.id ?? null } },
    },
    contatos: [
      {
        nome: representative?.nome ?? '',
        email: representative?.email ?? '',
        cargo: representative?.cargo ?? '',
        dddTelefoneFixo: representative?.dddTelefoneFixo ?? '',
        numeroTelefoneFixo: representative?.numeroTelefoneFixo ?? '',
        dddTelefoneCelular: representative?.dddTelefoneCelular ?? '',
        numeroTelefoneCelular: representative?.numeroTelefoneCelular ?? '',
      },
    ],
  };
}

/** What the ids in the form are called. */
interface Names {
  segment(id: string | null): string | null;
  state(id: number | null): string | null;
  city(id: number | null): string | null;
}

/** The fields of step 1 in their order, as the list of errors and the conflict dialog show them. */
export function basicDataFields(names: Names): StepField<BasicDataForm>[] {
  const address = ({ endereco }: BasicDataForm) => endereco;
  const person = ({ contatos }: BasicDataForm) => contatos[0];
  return [
    { name: 'segmento', label: 'Segmento', text: ({ segmento }) => names.segment(segmento) },
    { name: 'qualificacao', label: 'Categoria de fornecimento', text: ({ qualificacao }) => qualificacao },
    { name: 'inscricaoEstadual', label: 'Inscrição estadual', text: (form) => form.inscricaoEstadual },
    {
      name: 'inscricaoEstadualSubstTribut',
      label: 'Inscrição Estadual do Subst. Tribut.',
      text: (form) => form.inscricaoEstadualSubstTribut,
    },
    { name: 'razaoSocial', label: 'Razão social', text: ({ razaoSocial }) => razaoSocial },
    { name: 'nomeFantasia', label: 'Nome fantasia/marca', text: ({ nomeFantasia }) => nomeFantasia },
    { name: 'endereco.cep', label: 'CEP', text: (form) => formatCep(address(form).cep) },
    { name: 'endereco.logradouro', label: 'Endereço', text: (form) => address(form).logradouro },
    { name: 'endereco.numero', label: 'Número', text: (form) => address(form).numero },
    { name: 'endereco.complemento', label: 'Complemento', text: (form) => address(form).complemento },
    { name: 'endereco.bairro', label: 'Bairro', text: (form) => address(form).bairro },
    {
      name: 'endereco.cidade.estado',
      label: 'Estado',
      text: (form) => names.state(address(form).cidade.estado?.id ?? null),
    },
    { name: 'endereco.cidade', label: 'Cidade', text: (form) => names.city(address(form).cidade.id) },
    { name: 'contatos.0.email', label: 'E-mail', text: (form) => person(form)?.email ?? null },
    { name: 'contatos.0.nome', label: 'Nome do responsável', text: (form) => person(form)?.nome ?? null },
    { name: 'contatos.0.cargo', label: 'Cargo', text: (form) => person(form)?.cargo ?? null },
    {
      name: 'contatos.0.dddTelefoneFixo',
      label: 'DDD do telefone fixo',
      text: (form) => person(form)?.dddTelefoneFixo ?? null,
    },
    {
      name: 'contatos.0.numeroTelefoneFixo',
      label: 'Telefone fixo',
      text: (form) => formatPhone(null, person(form)?.numeroTelefoneFixo),
    },
    {
      name: 'contatos.0.dddTelefoneCelular',
      label: 'DDD do telefone celular',
      text: (form) => person(form)?.dddTelefoneCelular ?? null,
    },
    {
      name: 'contatos.0.numeroTelefoneCelular',
      label: 'Telefone celular',
      text: (form) => formatPhone(null, person(form)?.numeroTelefoneCelular),
    },
  ];
}

const text = z.string().nullable();
const id = z.number().nullable();

/** What may be kept of step 1 as a draft: all of it. */
export const keptBasicData = z.object({
  segmento: text,
  qualificacao: text,
  inscricaoEstadual: text,
  inscricaoEstadualSubstTribut: text,
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  endereco: z.object({
    cep: text,
    logradouro: z.string(),
    numero: z.string(),
    complemento: z.string(),
    bairro: z.string(),
    cidade: z.object({ id, estado: z.object({ id }).nullable() }),
  }),
  contatos: z.array(
    z.object({
      nome: z.string(),
      email: text,
      cargo: z.string(),
      dddTelefoneFixo: text,
      numeroTelefoneFixo: text,
      dddTelefoneCelular: text,
      numeroTelefoneCelular: text,
    }),
  ),
});
