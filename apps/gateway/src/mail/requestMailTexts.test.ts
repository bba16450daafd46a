import { href } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { type RequestNews, requestMail } from './requestMailTexts.ts';

const request = { portal: 'https://portal.example', name: 'PANELAS DA SERRA', code: 5031 };
const family = 'PANELA TRAMONTINA 4,5LT SOLAR';

describe('the texts of the mails about requests (SOL-046, SM-1 to SM-3)', () => {
  it.each<[RequestNews, string, string]>([
    [
      { kind: 'requestOpened', families: 1, products: 12, lastDay: '2027-03-31' },
      'Solicitação 5031: cadastre os seus produtos',
      'Abrimos a solicitação 5031 para o cadastro de 12 produtos em 1 família.\n\nCadastre e envie até 31/03/2027 no portal:\n',
    ],
    [
      { kind: 'requestSent', families: 2, products: 1 },
      'Solicitação 5031: recebemos os seus produtos',
      'Recebemos a solicitação 5031 com 1 produto em 2 famílias.',
    ],
    [
      { kind: 'familyApproved', family },
      'Solicitação 5031: família aprovada',
      `A família ${family} da solicitação 5031 foi aprovada pelo comercial e pela contabilidade.`,
    ],
    [
      { kind: 'familyRefused', family },
      'Solicitação 5031: família recusada',
      `A família ${family} da solicitação 5031 foi recusada, e os seus produtos não serão analisados. Para cadastrá-la de novo é preciso que o comercial abra outra solicitação.`,
    ],
    [
      { kind: 'productsValidated', family, products: ['PANELA VERMELHA', 'PANELA AZUL'] },
      'Solicitação 5031: 2 produtos validados',
      'foram validados:\n\n- PANELA VERMELHA\n- PANELA AZUL\n\n',
    ],
    [
      { kind: 'productsValidated', family, products: ['PANELA VERMELHA'] },
      'Solicitação 5031: 1 produto validado',
      'foi validado:\n\n- PANELA VERMELHA\n\n',
    ],
    [
      { kind: 'productRefused', family, product: 'PANELA AZUL' },
      'Solicitação 5031: produto recusado',
      `O produto PANELA AZUL da família ${family} foi recusado na solicitação 5031. Para cadastrá-lo de novo é preciso que o comercial abra outra solicitação.`,
    ],
    [
      { kind: 'refusalUndone', family, product: 'PANELA AZUL' },
      'Solicitação 5031: produto em análise de novo',
      `A recusa do produto PANELA AZUL da família ${family} na solicitação 5031 foi desfeita`,
    ],
  ])('say what happened, and lead to the request: %j', (news, subject, text) => {
    const mail = requestMail(request, news);
    expect(mail).toMatchObject({ kind: news.kind, subject });
    expect(mail.text).toMatch(/^Olá, PANELAS DA SERRA,\n/);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain(`\n${request.portal}${href('my-products', { busca: '5031' })}\n`);
  });
});
