import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { readsRequisition, requisition, requisitionFormLists } from '../../../shared/stories/requisitions.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const PATH = '/api/produtos/requisicoes/{requisicaoId}';

const requestId = requisition.id;
const editPath = href('requisition-form', { requestId });
const validationPath = href('requisition-validation', { requestId });
const approvalPath = href('requisition-approval', { requestId });

const meta = preview.meta({
  title: 'Pages/Requisição de compras por papel',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: editPath, session: staff('Diretoria') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(readsRequisition(requisition), ...requisitionFormLists);
  },
});

const inStatus = (status: Schemas['RequisitionStatus']) => readsRequisition({ ...requisition, status });
const reading = gatewayHttp.get(PATH, never);
const failing = gatewayHttp.get(PATH, ({ response }) =>
  response(404).json(errorBody('Registro não encontrado')),
);

const patient = { timeout: 10_000 };

const expectActs = async ({ canvas }: Pick<StoryActor, 'canvas'>, ...names: string[]) => {
  const acts = within(await canvas.findByRole('group', { name: 'Ações do formulário' }, patient));
  await expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
};

/** The page says why it is only read, and offers nothing but the way back. */
const expectClosed = async (actor: Pick<StoryActor, 'canvas'>, reason: string) => {
  await expect(await actor.canvas.findByText(`Somente leitura: ${reason}`, {}, patient)).toBeVisible();
  await expectActs(actor, 'Voltar');
};

/** Whoever may not open a page of requisitions is led to the start page, where they are not offered. */
const expectGuarded = async ({ canvas }: Pick<StoryActor, 'canvas'>) => {
  await canvas.findByRole('link', { name: 'Início', current: 'page' }, patient);
  await expect(canvas.queryByRole('form', { name: 'Requisição de compras' })).not.toBeInTheDocument();
  await expect(canvas.queryByRole('link', { name: /requisiç/i })).not.toBeInTheDocument();
};

/** A director asks for purchases too. */
export const DirectorCreates = meta.story({
  args: { path: href('requisition-form') },
  play: (actor) => expectActs(actor, 'Cancelar', 'Requisitar'),
});

/** … edits them … */
export const DirectorEdits = meta.story({ play: (actor) => expectActs(actor, 'Cancelar', 'Salvar') });

/** … and validates them. */
export const DirectorValidates = meta.story({
  args: { path: validationPath },
  play: (actor) => expectActs(actor, 'Voltar', 'Recusar', 'Validar'),
});

/** A validator has what Comercial has. */
export const ValidatorValidates = meta.story({
  args: { path: validationPath, session: staff('Comercial', 'ComercialValidadores') },
  play: (actor) => expectActs(actor, 'Voltar', 'Recusar', 'Validar'),
});

/** An approver of products edits requisitions as Comercial does … */
export const ApproverEdits = meta.story({
  args: { session: staff('Comercial', 'ComercialAprovadores') },
  play: (actor) => expectActs(actor, 'Cancelar', 'Salvar'),
});

/** … and does not approve them: that is for directors. */
export const ApproverIsGuarded = meta.story({
  args: { path: approvalPath, session: staff('Comercial', 'ComercialAprovadores') },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Início', current: 'page' }, patient);
    await expect(canvas.queryByRole('form', { name: 'Requisição de compras' })).not.toBeInTheDocument();
  },
});

/** Accounting has no requisitions. */
export const AccountingIsGuarded = meta.story({
  args: { session: staff('Contabil') },
  play: expectGuarded,
});

/** Neither has who makes links. */
export const LinkGeneratorIsGuarded = meta.story({
  args: { path: validationPath, session: staff('ComericalGeradorLink') },
  play: expectGuarded,
});

/** It was validated meanwhile. */
export const ValidationClosed = meta.story({
  args: { path: validationPath, session: staff('Comercial') },
  beforeEach({ msw }) {
    msw.use(inStatus('Validado'));
  },
  play: (actor) => expectClosed(actor, 'A requisição já foi validada'),
});

/** It was approved meanwhile. */
export const ApprovalClosed = meta.story({
  args: { path: approvalPath },
  beforeEach({ msw }) {
    msw.use(inStatus('Aprovado'));
  },
  play: (actor) => expectClosed(actor, 'A requisição já foi aprovada'),
});

/** It is not validated yet. */
export const ApprovalTooEarly = meta.story({
  args: { path: approvalPath },
  play: (actor) => expectClosed(actor, 'A requisição ainda não foi validada'),
});

/** To validate: on its way. */
export const ValidationLoading = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    msw.use(reading);
  },
});

/** To approve: on its way. */
export const ApprovalLoading = meta.story({
  args: { path: approvalPath },
  beforeEach({ msw }) {
    msw.use(reading);
  },
});

const expectFailure = async ({ canvas }: Pick<StoryActor, 'canvas'>) => {
  await expect(await canvas.findByText('Registro não encontrado', {}, patient)).toBeVisible();
  await expect(canvas.queryByRole('group', { name: 'Ações do formulário' })).not.toBeInTheDocument();
};

/** To validate: it cannot be read. */
export const ValidationError = meta.story({
  args: { path: validationPath },
  beforeEach({ msw }) {
    msw.use(failing);
  },
  play: expectFailure,
});

/** To approve: it cannot be read. */
export const ApprovalError = meta.story({
  args: { path: approvalPath },
  beforeEach({ msw }) {
    msw.use(failing);
  },
  play: expectFailure,
});

/** On a telephone, to approve. */
export const Narrow = meta.story({
  args: { path: approvalPath },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach({ msw }) {
    msw.use(inStatus('Validado'));
  },
  play: (actor) => expectActs(actor, 'Voltar', 'Recusar', 'Aprovar'),
});
