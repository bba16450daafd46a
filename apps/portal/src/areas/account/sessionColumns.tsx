import { formatInstantDateTime } from '@portal/formats';
import type { Column } from '@portal/ui';
import { LogOut } from 'lucide-react';
import type { OpenSession } from './accountAtoms.ts';

const endIcon = <LogOut />;

/** Browser and system of a session. */
const deviceOf = ({ dispositivo }: OpenSession) => dispositivo ?? 'Dispositivo desconhecido';

/** Tells sessions of the same browser apart. */
export const sessionName = (session: OpenSession) =>
  `${deviceOf(session)}, desde ${formatInstantDateTime(session.dataInicio)}`;

/** The columns of the table of sessions; this session ends by signing out. */
export function sessionColumns(end: (session: OpenSession) => void): readonly Column<OpenSession>[] {
  return [
    { id: 'dispositivo', header: 'Dispositivo', format: 'text', minWidth: 200, value: deviceOf },
    {
      id: 'atual',
      header: 'Situação',
      format: 'status',
      width: 128,
      value: ({ atual }) => (atual ? { tone: 'success', label: 'Esta sessão' } : null),
    },
    {
      id: 'dataInicio',
      header: 'Entrou em',
      format: 'text',
      width: 152,
      value: ({ dataInicio }) => formatInstantDateTime(dataInicio),
    },
    {
      id: 'dataUltimoUso',
      header: 'Último uso',
      format: 'text',
      width: 152,
      value: ({ atual, dataUltimoUso }) => (atual ? 'Agora' : formatInstantDateTime(dataUltimoUso)),
    },
    {
      id: 'actions',
      header: 'Ações',
      format: 'actions',
      actions: (session) =>
        session.atual ? [] : [{ label: 'Encerrar', icon: endIcon, onSelect: () => end(session) }],
    },
  ];
}
