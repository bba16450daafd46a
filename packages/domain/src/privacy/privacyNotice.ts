/**
 * Version of the privacy notice, the day from which it holds. Whoever changes the text below gives it another one:
 * suppliers are then asked to accept it again (LGPD; docs/privacy.md). A test compares text and version.
 */
export const PRIVACY_NOTICE_VERSION = '2026-11-24';

/** Who answers for the data, to be put in by the owner (docs/decisions/owner-to-confirm.md). */
const CONTROLLER = 'a empresa que mantém este portal e contrata os seus fornecedores';

/** Address of the person in charge of personal data, to be put in by the owner. */
export const PRIVACY_CONTACT = 'privacidade@empresa.com.br';

/** A section of the notice: its title, and paragraphs or the items of a list. */
export interface NoticeSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

/** The privacy notice (LGPD, Lei 13.709/2018), the template of the company's own: one section for each thing the law asks to say. */
export const privacyNotice: readonly NoticeSection[] = [
  {
    title: 'Quem responde pelos dados',
    paragraphs: [
      `O controlador dos dados é ${CONTROLLER}. Este aviso vale para o cadastro de fornecedores, para os produtos que eles cadastram e para o acesso ao portal.`,
    ],
  },
  {
    title: 'Quais dados tratamos',
    paragraphs: ['Os dados vêm de quem faz o cadastro e do uso do portal:'],
    items: [
      'da conta: CNPJ, e-mail, senha (guardada de forma que ninguém a lê), aceite deste aviso e horários de acesso;',
      'dos representantes e contatos: nome, cargo, e-mail e telefones;',
      'da empresa, quando são de uma pessoa: endereço, conta bancária e chave Pix;',
      'dos sócios: os documentos de identidade que a análise do cadastro pede;',
      'do uso: dispositivo, endereço de rede e quem alterou cada dado.',
    ],
  },
  {
    title: 'Para que usamos',
    paragraphs: [],
    items: [
      'analisar o cadastro e firmar o contrato de fornecimento;',
      'comprar, receber e pagar;',
      'avisar sobre o cadastro e as solicitações de produtos;',
      'proteger as contas e comprovar quem decidiu e alterou o quê.',
    ],
  },
  {
    title: 'Com que base legal',
    paragraphs: [],
    items: [
      'execução do contrato e dos passos que o antecedem (art. 7º, V, da LGPD);',
      'cumprimento de obrigação legal, como a fiscal (art. 7º, II);',
      'legítimo interesse em prevenir fraudes e manter a segurança das contas (art. 7º, IX).',
    ],
  },
  {
    title: 'Com quem compartilhamos',
    paragraphs: [
      'Os dados são vistos pelas áreas comercial, contábil e de diretoria que analisam o cadastro. Fora da empresa, só por quem hospeda o portal e envia os seus e-mails, por bancos para o pagamento, e por autoridades quando a lei manda.',
    ],
  },
  {
    title: 'Por quanto tempo',
    paragraphs: [],
    items: [
      'dados de parceiros: enquanto durar o fornecimento e o prazo que a lei fiscal exige depois dele;',
      'contatos e documentos de cadastros reprovados ou abandonados: são apagados depois de um prazo;',
      'sessões e tentativas de acesso: no máximo 90 dias;',
      'registro de alterações e de decisões: enquanto puder servir de prova.',
    ],
  },
  {
    title: 'Seus direitos',
    paragraphs: [
      'Você pode pedir a confirmação do tratamento, o acesso, a correção, a portabilidade e a eliminação dos dados, e saber com quem foram compartilhados (art. 18). Os dados do cadastro são vistos no próprio portal, e corrigidos nele enquanto as suas etapas estão abertas ao preenchimento; depois disso, a correção é pedida ao encarregado. Também é possível reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  },
  {
    title: 'Contato',
    paragraphs: [`Fale com o encarregado pelos dados pessoais: ${PRIVACY_CONTACT}.`],
  },
];
