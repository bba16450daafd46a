import { writeDate } from '@portal/formats';
import { describe, expect, it } from 'vitest';
import { chartCard } from './chartTables.ts';
import { pdfBytes } from './newSupplier.ts';
import { signIn, totalOf } from './portal.ts';
import {
  cents,
  expectLog,
  expectOverview,
  expectProjection,
  expectReleases,
  figuresOf,
  RELEASES,
  readAnalysis,
  readCashFlow,
  readLog,
  readRequisition,
} from './requisitionFigures.ts';
import {
  button,
  choose,
  createdId,
  dayFromNow,
  digits,
  fillRequisition,
  said,
  type,
} from './requisitionPage.ts';
import { validatedRequisitions } from './validatedRequisitions.ts';

/** A requisition as every place must tell of it: days as `YYYY-MM-DD`, amounts in reais. */
interface Expected {
  readonly status: string;
  readonly value: number;
  readonly due: readonly (readonly [day: string, amount: number])[];
}

/** Itself, log, list, chart and cash flow agree to the cent; what is refused is in no cash flow. */
async function expectAgreement(
  id: number,
  before: Awaited<ReturnType<typeof readCashFlow>>,
  { status, value, due }: Expected,
) {
  const days = Object.fromEntries(due.map(([day, amount]) => [writeDate(day), cents(amount)]));
  const counted = status === 'Recusado' ? {} : days;
  expect(await figuresOf(id, before)).toEqual({
    statuses: [status, status, status],
    values: Array.from({ length: 4 }, () => cents(value)),
    dates: due.map(([day]) => day),
    chart: days,
    releases: counted,
    approved: status === 'Aprovado' ? days : {},
    requested: status === 'Aprovado' ? {} : counted,
    projected: counted,
  });
}

describe('a requisition from the request to its approval', () => {
  it('takes two files, one sent again, is refused, edited, validated with other dates and approved among five; all places agree to the cent (SM-5, CHT-016 to CHT-023)', {
    timeout: 120_000,
  }, async () => {
    const tag = `JORNADA ${crypto.randomUUID()}`;
    const { address } = await validatedRequisitions(4, { tag });
    const before = await readCashFlow();
    const requester = await signIn('comercial', '/requisicao-de-compras/requisitar');
    let failed = 0;
    await requester.context().route(
      (url) => !url.pathname.startsWith('/api/'),
      async (route) => {
        const isFile = route.request().method() === 'PUT';
        if (isFile && failed === 0) {
          failed += 1;
          await route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } });
        } else await route.fallback();
      },
    );
    await fillRequisition(requester);
    await choose(requester, /^Tags/, tag, tag);
    await requester.keyboard.press('Escape');
    const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes) });
    await requester.locator('input[type=file]').setInputFiles([pdf('pedido.pdf'), pdf('tabela.pdf')]);
    await requester.getByText('tabela.pdf').waitFor();
    const scrolled = () => requester.evaluate(() => window.scrollY);
    expect(await scrolled()).toBeGreaterThan(0);
    await button(requester, 'Requisitar').click();
    const id = await createdId(requester);
    expect(await scrolled()).toBeGreaterThan(0); // the form goes on where it is
    await said(requester, 'Erro ao anexar arquivo');
    await requester.getByRole('button', { name: /^Tentar novamente: / }).click();
    await expect.poll(async () => (await readRequisition(id)).documentos.length).toBe(2);
    const [first, second] = [dayFromNow(40), dayFromNow(70)];
    const requested = {
      status: 'Requisitado',
      value: 1_000.01,
      due: [
        [first, 500],
        [second, 500.01],
      ],
    } as const;
    await expectAgreement(id, before, requested);

    const validator = await signIn('validador', `/requisicao-de-compras/validar/${id}`);
    await button(validator, 'Recusar').click();
    const dialog = validator.getByRole('dialog', { name: 'Recusar Requisição' });
    await dialog.getByRole('textbox').fill('Estoque suficiente');
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await said(validator, 'Requisição recusada');
    await expectAgreement(id, before, { ...requested, status: 'Recusado' });

    await requester.goto(`/requisicao-de-compras/requisitar?requestId=${id}`);
    await type(requester, /^Valor solicitado/, '110003');
    await requester.getByText(/^Faltam R\$\s100,02/).waitFor();
    await button(requester, 'Dividir igualmente').click();
    await button(requester, 'Salvar').click();
    await said(requester, 'Requisição atualizada');
    const edited = {
      status: 'Requisitado',
      value: 1_100.03,
      due: [
        [first, 550.01],
        [second, 550.02],
      ],
    } as const;
    await expectAgreement(id, before, edited);

    await validator.goto(`/requisicao-de-compras/validar/${id}`);
    await type(validator, /^Vencimento 2/, digits(dayFromNow(80)));
    await validator.getByRole('textbox', { name: 'Observações do validador' }).fill('Prazo combinado');
    await button(validator, 'Validar').click();
    await validator.getByRole('dialog').getByRole('button', { name: 'Validar' }).click();
    await said(validator, 'Requisição atualizada e validada');
    const validated = {
      status: 'Validado',
      value: 1_100.03,
      due: [
        [first, 550.01],
        [dayFromNow(80), 550.02],
      ],
    } as const;
    await expectAgreement(id, before, validated);

    const director = await signIn('diretoria', address);
    await director.getByRole('checkbox', { name: `Selecionar requisição ${id}`, exact: true }).click();
    expect(await totalOf(director)).toBe(5);
    await chartCard(director, RELEASES).getByRole('radio', { name: 'Tabela' }).check({ force: true });
    await expectReleases(director, [id]);
    await expectProjection(director, id);
    await button(director, 'Aprovar').click();
    await button(director, 'Aprovar 1 item').click();
    await said(director, 'Concluídos: 1. Com falha: 0. Impedidos: 0.');
    await button(director, 'Concluir').click();
    await expect.poll(() => totalOf(director)).toBe(4);
    await expectAgreement(id, before, { ...validated, status: 'Aprovado' });
    await expectOverview(director, await readAnalysis('Mes'));
    await director.goto(`/requisicao-de-compras/requisitar?requestId=${id}`);
    await expectLog(director, id, [
      ['Aprovado', 1_100.03],
      ['Validado', 1_100.03],
      ['Requisitado', 1_100.03],
      ['Recusado', 1_000.01],
      ['Requisitado', 1_000.01],
    ]);
    expect(await readRequisition(id)).toMatchObject({
      valorOriginal: 1_000.01,
      observacoesValidador: 'Prazo combinado',
    });
  });

  it('is approved on its form with what the director remarks (RQF-067)', async () => {
    const { requisitions } = await validatedRequisitions(1);
    const id = requisitions[0]?.id ?? 0;
    const director = await signIn('diretoria', `/requisicao-de-compras/aprovar/${id}`);
    await director.getByRole('textbox', { name: 'Observações do diretor' }).fill('De acordo');
    await button(director, 'Aprovar').click();
    await director.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
    await said(director, 'Requisição atualizada e aprovada');
    expect(await readRequisition(id)).toMatchObject({ status: 'Aprovado', observacoesDiretor: 'De acordo' });
    expect((await readLog(id)).map(({ status }) => status)).toEqual(['Aprovado', 'Validado', 'Requisitado']);
  });
});
