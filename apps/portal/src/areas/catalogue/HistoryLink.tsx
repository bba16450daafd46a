import { routeAllows, routeNamed } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../session/sessionAtom.ts';
import { logHref } from '../../shared/logs/logHref.ts';
import * as S from './HistoryLink.styles.ts';

const TEXTS = { Familias: 'Histórico da família', Produtos: 'Histórico do produto' };

interface HistoryLinkProps {
  table: keyof typeof TEXTS;
  /** The code of the family or product. */
  codigo: number;
}

/** Leads from a record to who changed it, for who may read the log (LOG-012). Renders an `<a>`, or nothing. */
export function HistoryLink({ table, codigo }: HistoryLinkProps) {
  const mayOpen = routeAllows(routeNamed('product-logs'), useAtomValue(rolesAtom));
  return mayOpen && <S.Root href={logHref(table, codigo, new Date())}>{TEXTS[table]}</S.Root>;
}
