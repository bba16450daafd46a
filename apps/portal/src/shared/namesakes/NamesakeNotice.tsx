import { href, type RouteName, routeAllows, routeNamed } from '@portal/domain';
import { normalizeLine } from '@portal/formats';
import { Banner, Link } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../session/sessionAtom.ts';
import { useSettled } from '../forms/useSettled.ts';
import { LOOKUP } from '../server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../server-state/serverStateAtoms.ts';

const PATH = '/api/produtos/homonimos';

const BUT_FOR_ACCENTS = ', a não ser pelos acentos';

/** Pause after the last key before a name is looked up, in milliseconds. */
const NAME_DELAY_MS = 600;

interface Namesake {
  readonly id: number;
  readonly codigo: number;
  readonly nome: string;
  readonly familiaId: number | null;
}

/** Registers with names: what a record is called, the page of the others, and the address of one of them. */
const REGISTERS = {
  Familia: {
    one: 'uma família',
    page: 'catalogue-family',
    addressOf: ({ id }: Namesake) => href('catalogue-family', { id }),
  },
  Produto: {
    one: 'um produto',
    page: 'catalogue-family',
    addressOf: ({ id, familiaId }: Namesake) =>
      href('catalogue-family', { id: familiaId ?? 0, aba: 'produtos', produto: id }),
  },
  Marca: {
    one: 'uma marca',
    page: 'register-brands',
    addressOf: ({ nome }: Namesake) => href('register-brands', { busca: nome }),
  },
  MarcaEcommerce: {
    one: 'uma marca',
    page: 'register-ecommerce-brands',
    addressOf: ({ nome }: Namesake) => href('register-ecommerce-brands', { busca: nome }),
  },
} as const satisfies Record<string, { one: string; page: RouteName; addressOf(one: Namesake): string }>;

/** A register whose names are looked up. */
export type NamedRegister = keyof typeof REGISTERS;

interface NamesakeNoticeProps {
  register: NamedRegister;
  /** The name as it stands in the form. */
  name: string;
  /** The record that is changed, `null` for a new one. */
  stored: { readonly id: number; readonly name: string } | null;
  /**
   * Whether the field says already that the name is taken: those of the very name are then only named.
   * @default false
   */
  refused?: boolean;
}

/**
 * Names the records that have the name which is being typed, before it is saved (D24). A link opens in its own tab, so that
 * nothing typed is left. Suppliers, who may not open the others, are told that there are some.
 */
export function NamesakeNotice({ register, name, stored, refused = false }: NamesakeNoticeProps) {
  const { one, page, addressOf } = REGISTERS[register];
  const nome = useSettled(normalizeLine(name), NAME_DELAY_MS);
  const mayOpen = routeAllows(routeNamed(page), useAtomValue(rolesAtom));
  const query = { cadastro: register, nome, ...(stored && { exceto: stored.id }) };
  const { data } = useQuery(
    {
      ...useAtomValue(queriesAtom).queryOptions('get', PATH, { params: { query } }),
      enabled: nome !== '' && nome !== stored?.name,
      meta: LOOKUP,
    },
    useAtomValue(portalQueryClientAtom),
  );
  const found = data?.homonimos ?? [];
  const taken = refused ? found.filter(({ mudamAcentos }) => !mudamAcentos) : [];
  const others = found.filter((other) => !taken.includes(other));
  const allAccented = others.every(({ mudamAcentos }) => mudamAcentos);
  const linkTo = (other: Namesake) => (
    <Link href={addressOf(other)} target="_blank">
      {other.codigo} - {other.nome}
    </Link>
  );
  return (
    <>
      {mayOpen && taken.map((own) => <span key={own.id}>Cadastro existente: {linkTo(own)}</span>)}
      {others.length > 0 && (
        <Banner tone="warning" title={`Já existe ${one} com este nome${allAccented ? BUT_FOR_ACCENTS : ''}`}>
          {mayOpen ? (
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  {linkTo(other)}
                  {other.mudamAcentos && !allAccented && BUT_FOR_ACCENTS}
                </li>
              ))}
            </ul>
          ) : (
            'Confira com a equipe comercial se é o mesmo cadastro antes de salvar.'
          )}
        </Banner>
      )}
    </>
  );
}
