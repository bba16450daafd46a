import { href, REFUSED_TEXTS } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { letter, type MailText } from './mailTexts.ts';

/** What a supplier is told about a request (SOL-046, SM-1 to SM-3). */
export type RequestNews =
  | {
      readonly kind: 'requestOpened';
      /** How many families and products are asked for. */
      readonly families: number;
      readonly products: number;
      /** In the form `YYYY-MM-DD`. */
      readonly lastDay: string;
    }
  | { readonly kind: 'requestSent'; readonly families: number; readonly products: number }
  | { readonly kind: 'familyApproved' | 'familyRefused'; readonly family: string }
  | {
      readonly kind: 'productsValidated';
      readonly family: string;
      /** Names of the validated products. */
      readonly products: readonly string[];
    }
  | { readonly kind: 'productRefused' | 'refusalUndone'; readonly family: string; readonly product: string };

/** The request that the news are about. */
interface RequestOfMail {
  /** Origin of the portal, `portalOrigins[0]` of the settings. */
  readonly portal: string;
  /** `supplierName` of the domain. */
  readonly name: string;
  /** Code of the request. */
  readonly code: number;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const amount = ({ families, products }: { readonly families: number; readonly products: number }) =>
  `${counted(products, 'produto', 'produtos')} em ${counted(families, 'família', 'famílias')}`;

/** Subject, and the paragraphs above the link; the last one ends before the address. */
function textOf(code: number, news: RequestNews): { subject: string; paragraphs: readonly string[] } {
  const follow = 'Acompanhe a solicitação no portal:';
  switch (news.kind) {
    case 'requestOpened':
      return {
        subject: `Solicitação ${code}: cadastre os seus produtos`,
        paragraphs: [
          `Abrimos a solicitação ${code} para o cadastro de ${amount(news)}.`,
          `Cadastre e envie até ${formatDate(news.lastDay)} no portal:`,
        ],
      };
    case 'requestSent':
      return {
        subject: `Solicitação ${code}: recebemos os seus produtos`,
        paragraphs: [
          `Recebemos a solicitação ${code} com ${amount(news)}. A nossa equipe analisa as famílias e depois os produtos, e avisaremos por e-mail.`,
          follow,
        ],
      };
    case 'familyApproved':
      return {
        subject: `Solicitação ${code}: família aprovada`,
        paragraphs: [
          `A família ${news.family} da solicitação ${code} foi aprovada pelo comercial e pela contabilidade. Agora analisamos os seus produtos.`,
          follow,
        ],
      };
    case 'familyRefused':
      return {
        subject: `Solicitação ${code}: família recusada`,
        paragraphs: [
          `A família ${news.family} da solicitação ${code} foi recusada, e os seus produtos não serão analisados. ${REFUSED_TEXTS.family}`,
          follow,
        ],
      };
    case 'productsValidated':
      return {
        subject: `Solicitação ${code}: ${counted(news.products.length, 'produto validado', 'produtos validados')}`,
        paragraphs: [
          `Na família ${news.family} da solicitação ${code} ${news.products.length === 1 ? 'foi validado' : 'foram validados'}:`,
          news.products.map((name) => `- ${name}`).join('\n'),
          follow,
        ],
      };
    case 'productRefused':
      return {
        subject: `Solicitação ${code}: produto recusado`,
        paragraphs: [
          `O produto ${news.product} da família ${news.family} foi recusado na solicitação ${code}. ${REFUSED_TEXTS.product}`,
          follow,
        ],
      };
    case 'refusalUndone':
      return {
        subject: `Solicitação ${code}: produto em análise de novo`,
        paragraphs: [
          `A recusa do produto ${news.product} da família ${news.family} na solicitação ${code} foi desfeita: o produto está em análise de novo, e não é preciso abrir outra solicitação.`,
          follow,
        ],
      };
  }
}

/** The e-mail with which a supplier is told about a request; its link opens the list at the request. */
export function requestMail({ portal, name, code }: RequestOfMail, news: RequestNews): MailText {
  const { subject, paragraphs } = textOf(code, news);
  const link = `${portal}${href('my-products', { busca: String(code) })}`;
  return {
    kind: news.kind,
    subject,
    text: letter(name, ...paragraphs.slice(0, -1), `${paragraphs.at(-1)}\n${link}`),
  };
}
