import { href, type LinkedAccount } from '@portal/domain';
import { formatInstantDateTime } from '@portal/formats';
import type { Mail } from './queueMail.ts';

/** Subject and text of an e-mail, without the receiver. */
export type MailText = Omit<Mail, 'to' | 'registrationFlowId'>;

/** What every e-mail about a registration mentions. */
interface Registration {
  /** Origin of the portal, `portalOrigins[0]` of the settings. */
  readonly portal: string;
  /** `supplierName` of the domain. */
  readonly name: string;
}

/** A document that has to be sent again. */
interface PendentDocument {
  /** Label of the type of document, such as 'Contrato Social'. */
  readonly document: string;
  /** Label of the reason, such as 'Documento ilegível'. */
  readonly reason: string;
}

const CLOSING = [
  'Atenciosamente,',
  'Equipe do Portal do Fornecedor',
  '',
  'Esta é uma mensagem automática. Por favor, não responda a este e-mail.',
];

/** The text of an e-mail: greeting, paragraphs, closing. */
export function letter(name: string | null, ...paragraphs: readonly string[]): string {
  const greeting = name === null ? 'Olá,' : `Olá, ${name},`;
  return [greeting, ...paragraphs, CLOSING.join('\n')].join('\n\n');
}

function registrationLink(portal: string): string {
  return `${portal}${href('supplier-supplier-register')}`;
}

/** The first analysis was approved: the supplier goes on with step 3 (G-25). */
export function firstAnalysisApprovedMail({ portal, name }: Registration): MailText {
  return {
    kind: 'firstAnalysisApproved',
    subject: 'Seu pré-cadastro foi aprovado',
    text: letter(
      name,
      'Temos uma boa notícia: a primeira etapa do seu cadastro foi aprovada pela nossa equipe.',
      `Para continuar, envie os documentos e os dados das próximas etapas no portal:\n${registrationLink(portal)}`,
    ),
  };
}

/** Documents have to be sent again; `note` is the reviewer's observation, null without one (G-25). */
export function pendencyMail({
  portal,
  name,
  documents,
  note,
}: Registration & {
  readonly documents: readonly PendentDocument[];
  readonly note: string | null;
}): MailText {
  const lines = documents.map(({ document, reason }) => `- ${document}: ${reason}`);
  const plural = documents.length === 1 ? 'o documento abaixo' : 'os documentos abaixo';
  return {
    kind: 'pendency',
    subject: 'Seu cadastro tem pendências',
    text: letter(
      name,
      `Analisamos o seu cadastro e precisamos que você envie novamente ${plural}:`,
      lines.join('\n'),
      ...(note === null || note === '' ? [] : [`Observação da nossa equipe:\n${note}`]),
      `Substitua ${documents.length === 1 ? 'o documento' : 'os documentos'} no portal e atualize o cadastro:\n${registrationLink(portal)}`,
    ),
  };
}

/** The registration was refused, with the reason that the reviewer gave (G-17, G-25). */
export function refusalMail({ portal, name, reason }: Registration & { readonly reason: string }): MailText {
  return {
    kind: 'refusal',
    subject: 'Seu cadastro não foi aprovado',
    text: letter(
      name,
      'Agradecemos o seu interesse em ser nosso fornecedor. Depois de analisar o seu cadastro, não pudemos aprová-lo.',
      `Motivo:\n${reason}`,
      `Você pode consultar o seu cadastro no portal:\n${registrationLink(portal)}`,
    ),
  };
}

/** The registration is complete and the supplier is a partner, with its code (G-24, G-25). */
export function finalApprovalMail({
  portal,
  name,
  code,
}: Registration & { readonly code: number }): MailText {
  return {
    kind: 'finalApproval',
    subject: 'Seu cadastro foi aprovado',
    text: letter(
      name,
      `O seu cadastro foi aprovado e agora você é nosso parceiro. Seja bem-vindo! O seu código de fornecedor é ${code}.`,
      `Consulte os seus dados no portal:\n${registrationLink(portal)}`,
    ),
  };
}

/** A refused registration was opened again (G-19, G-25). One whose data were removed waits for its supplier. */
export function reactivationMail({
  portal,
  name,
  isRemoved,
}: Registration & {
  /** Whether its data were removed meanwhile, so that it begins at its first step. */
  readonly isRemoved: boolean;
}): MailText {
  const paragraphs = isRemoved
    ? [
        'O seu cadastro foi reativado. Os dados e documentos dele já tinham sido removidos do portal, por causa do tempo que passou.',
        `Preencha novamente as etapas e anexe os documentos no portal, para que a nossa equipe possa analisar o cadastro:\n${registrationLink(portal)}`,
      ]
    : [
        'O seu cadastro foi reativado e voltou para a análise da nossa equipe. Avisaremos por e-mail assim que houver novidades.',
        `Acompanhe o seu cadastro no portal:\n${registrationLink(portal)}`,
      ];
  return {
    kind: 'reactivation',
    subject: 'Seu cadastro foi reativado',
    text: letter(name, ...paragraphs),
  };
}

/** The code that confirms a sign-up, and a link with it (G-47). It is valid for `minutes`. */
export function confirmationCodeMail({
  portal,
  flowId,
  code,
  minutes,
}: {
  readonly portal: string;
  readonly flowId: string;
  readonly code: string;
  readonly minutes: number;
}): MailText {
  const link = `${portal}${href('authentication', { fluxoId: flowId, codigo: code })}`;
  return {
    kind: 'confirmationCode',
    subject: 'Confirme o seu cadastro no Portal do Fornecedor',
    text: letter(
      null,
      `O código de confirmação do seu cadastro é ${code}. Ele vale por ${minutes} minutos.`,
      `Digite o código no portal ou abra este endereço:\n${link}`,
      'Se você não fez este cadastro, ignore esta mensagem.',
    ),
  };
}

/** Address at which a password is chosen with the code of a link. The fragment reaches no server and no log. */
export function newPasswordAddress(portal: string, code: string, account: LinkedAccount): string {
  return `${portal}${href('new-password')}#${new URLSearchParams({ codigo: code, conta: account })}`;
}

/** The link to a new password, which somebody asked for (D25). It serves once, within `minutes`. */
export function passwordLinkMail({
  portal,
  name,
  code,
  account,
  minutes,
}: {
  readonly portal: string;
  readonly name: string | null;
  readonly code: string;
  readonly account: LinkedAccount;
  readonly minutes: number;
}): MailText {
  return {
    kind: 'passwordLink',
    subject: 'Escolha uma nova senha para o Portal do Fornecedor',
    text: letter(
      name,
      'Recebemos um pedido de nova senha para a sua conta no Portal do Fornecedor.',
      `Escolha a nova senha neste endereço, que vale por ${minutes} minutos e uma única vez:\n${newPasswordAddress(portal, code, account)}`,
      'Se não foi você, ignore esta mensagem: a senha continua a mesma.',
    ),
  };
}

/** The invitation of a member of staff, with the link to the first password (D25). It serves once, within `days`. */
export function staffInvitationMail({
  portal,
  name,
  code,
  days,
}: {
  readonly portal: string;
  readonly name: string;
  readonly code: string;
  readonly days: number;
}): MailText {
  return {
    kind: 'staffInvitation',
    subject: 'Seu acesso ao Portal do Fornecedor',
    text: letter(
      name,
      'Você agora tem acesso ao Portal do Fornecedor, na área dos colaboradores.',
      `Escolha a sua senha neste endereço, que vale por ${days} dias e uma única vez:\n${newPasswordAddress(portal, code, 'convite')}`,
      `Depois, entre com este e-mail em:\n${portal}${href('sign-in-backoffice')}`,
      'Se você não esperava este convite, ignore esta mensagem.',
    ),
  };
}

/** The password of the account was changed, or chosen for the first time (D25). A staff member is greeted by name. */
export function passwordChangedMail({
  portal,
  name,
  at,
  isFirst = false,
}: {
  readonly portal: string;
  readonly name: string | null;
  readonly at: Date;
  /** Whether the account had no password before. */
  readonly isFirst?: boolean;
}): MailText {
  const done = isFirst ? 'criada' : 'alterada';
  const ended = isFirst ? '' : ' As outras sessões da conta foram encerradas.';
  return {
    kind: 'passwordChanged',
    subject: `A sua senha foi ${done}`,
    text: letter(
      name,
      `A senha da sua conta no Portal do Fornecedor foi ${done} em ${formatInstantDateTime(at.toISOString())} (horário de Brasília).${ended}`,
      `Se foi você, não é preciso fazer nada. As sessões abertas estão em:\n${portal}${href('my-account')}`,
      'Se não foi você, avise a nossa equipe agora: alguém entrou na sua conta.',
    ),
  };
}
