import { invalidFields } from '../../http/GatewayError.ts';
import { isEasyPassword, type PasswordOwner } from './isEasyPassword.ts';
import { sessionMessages } from './messages.ts';
import { hashPassword } from './passwords.ts';

/**
 * Hashes a password that somebody chose: in the sign-up, for the own account or with a link (D25). Passwords that are there
 * stay as they are.
 *
 * @throws GatewayError 400 at `senha` for one that would be guessed early.
 */
export async function hashNewPassword(senha: string, owner: PasswordOwner): Promise<string> {
  if (isEasyPassword(senha, owner)) throw invalidFields({ senha: [sessionMessages.easyPassword] });
  return hashPassword(senha);
}
