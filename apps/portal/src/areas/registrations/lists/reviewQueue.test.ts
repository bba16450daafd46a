import { createPortalClient } from '@portal/api';
import { ROLES, type Role } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { meta } from '../../../shared/stories/gatewayHttp.ts';
import {
  preRegistrationRows,
  registrationRow,
  registrationRows,
} from '../../../shared/stories/registrationRows.ts';
import { parseRegistrationAddress } from './registrationAddress.ts';
import { partnerList, preRegistrationList, registrationList } from './registrationLists.ts';
import { decidesIn, readReviewQueue, waitsForRoles } from './reviewQueue.ts';

const rows = [...preRegistrationRows, ...registrationRows];

describe('the queue of a reviewer', () => {
  it.each<[Role, string[]]>([
    [
      'ComercialAprovadores',
      ['AguardandoPrimeiraAnalise', 'AguardandoSegundaAnalise', 'AguardandoSegundaAnaliseComercial'],
    ],
    ['Contabil', ['AguardandoSegundaAnalise', 'AguardandoSegundaAnaliseContabil']],
    ['Diretoria', ['AguardandoDiretoria']],
    ['Comercial', []],
    ['ComericalGeradorLink', []],
  ])('holds for %s what waits for that role: %j (table D)', (role, statuses) => {
    expect(rows.filter((row) => waitsForRoles(row, [role])).map(({ status }) => status)).toEqual(statuses);
  });

  it('is read from all pages, in the order and under the filters of the list', async () => {
    const many = Array.from({ length: 130 }, (_, place) =>
      registrationRow(place % 2 ? 'Novo' : 'AguardandoPrimeiraAnalise'),
    );
    const asked: string[] = [];
    const api = createPortalClient({
      baseUrl: 'https://gateway.portal.test',
      getAccessToken: () => 'token',
      onUnauthenticated: () => undefined,
      fetch: async (input) => {
        const { searchParams } = new URL(new Request(input).url);
        asked.push(`${searchParams}`);
        const page = Number(searchParams.get('Pagina'));
        return Response.json({
          fluxos: many.slice((page - 1) * 100, page * 100),
          meta: meta(130, 100, page),
        });
      },
    });
    const filter = parseRegistrationAddress('?busca=SERRA&ordem=name&pagina=3&situacao=AguardandoComercial');
    const queue = await readReviewQueue(api, preRegistrationList, filter, ['ComercialAprovadores']);
    expect(queue).toEqual(many.filter(({ status }) => status === 'AguardandoPrimeiraAnalise'));
    expect(asked).toHaveLength(2);
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
      Busca: 'SERRA',
      Aguardando: 'AguardandoComercial',
      Pagina: '1',
      QuantidadeRegistros: '100',
      'Ordenacao.Coluna': 'Name',
      'Ordenacao.Ascending': 'true',
    });
  });
});

describe('who decides', () => {
  it.each([
    ['pre-registrations', preRegistrationList, ['ComercialAprovadores']],
    ['registrations', registrationList, ['Contabil', 'Diretoria', 'ComercialAprovadores']],
    ['partners', partnerList, []],
  ] as const)('on %s: these roles and no other (C-16)', (_, list, deciding) => {
    expect(ROLES.filter((role) => decidesIn(list, [role])).toSorted()).toEqual(deciding.toSorted());
  });
});
