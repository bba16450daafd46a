import { parseArgs } from 'node:util';
import { mapRoles, STAFF_ROLES } from '@portal/domain';
import { isValidEmail, normalizeLine } from '@portal/formats';
import type { WantedAccess } from '../areas/staff/giveAccess.ts';
import { SettingsError } from './readSettings.ts';

const USAGE =
  'Uso: npm run staff -- --email pessoa@empresa.com.br --name "Nome Sobrenome" --role Diretoria [--role …] [--link]';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', multiple: true },
        link: { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new SettingsError(USAGE);
  }
}

/**
 * Reads the command line of `npm run staff` (D25).
 *
 * @throws SettingsError with a one-line message.
 */
export function readStaffArguments(args: readonly string[]): WantedAccess {
  const { email: typed, name, role = [], link = false } = parse(args);
  if (typed === undefined) throw new SettingsError(USAGE);
  const email = normalizeLine(typed);
  if (!isValidEmail(email)) throw new SettingsError(`--email não é um endereço de e-mail: ${typed}`);
  const roles = role.flatMap((text) => {
    const [known] = mapRoles(text);
    if (known === undefined || known === 'Fornecedor') {
      throw new SettingsError(`Função desconhecida: ${text}. As da equipe são: ${STAFF_ROLES.join(', ')}`);
    }
    return [known];
  });
  return { email, name: name ?? null, roles, showLink: link };
}
