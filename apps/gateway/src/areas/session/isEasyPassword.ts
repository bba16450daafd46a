import { COMMON_PASSWORDS, COMMON_WORDS } from './commonPasswords.ts';

/** Whose password it is: what is known of somebody is tried early. */
export interface PasswordOwner {
  readonly email: string;
  /** CNPJ of a supplier, `null` for staff. */
  readonly cnpj: string | null;
  /** Name of a person or company; `null` while it is not known. */
  readonly name: string | null;
}

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
/** Shortest part of a row of keys that counts as one. */
const RUN_MIN = 3;
/** Shortest word about the owner that counts. */
const OWN_MIN = 4;
/** Characters that make a password with such a word hard enough. */
const REST_MIN = 6;

const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Without accents, in small letters. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The word between figures and signs, as it stands and with the letters that figures stand for. */
function wordsIn(password: string): readonly string[] {
  const bare = (text: string) => text.replace(/[^a-z]/g, '');
  const ends = /^[^a-z]+|[^a-z]+$/g;
  const lettered = (text: string) => text.replace(/[@431$057]/g, (sign) => SIGNS[sign] ?? sign);
  // Figures at the end are rather a year than letters: they go first, then the others are read as letters.
  return [
    bare(password),
    bare(lettered(password.replace(/[^a-z@$]*\d+[^a-z]*$/, ''))),
    bare(password.replace(ends, '')),
  ];
}

/** Whether the password is made of parts of rows of keys, as in `qwe123asd`. */
function isKeyRows(password: string): boolean {
  let left = password.replace(/[^a-z0-9]/g, '');
  while (left !== '') {
    let length = left.length;
    while (length >= RUN_MIN && !RUNS.some((row) => row.includes(left.slice(0, length)))) length -= 1;
    if (length < RUN_MIN) return false;
    left = left.slice(length);
  }
  return true;
}

/** Whether it repeats a few characters, as in `abc1abc1` or `aaaaaaa1`. */
const isRepeated = (password: string) => new Set(password).size <= 3 || /^(.{1,4}?)\1+.{0,2}$/.test(password);

/** Words that belong to the owner: parts of the e-mail and the name, and the CNPJ. */
function ownWords({ email, cnpj, name }: PasswordOwner): readonly string[] {
  const [local = '', domain = ''] = plain(email).split('@');
  const words = [
    local,
    ...local.split(/[^a-z0-9]+/),
    domain.split('.')[0] ?? '',
    ...plain(name ?? '').split(/[^a-z0-9]+/),
  ];
  const digits = cnpj === null ? [] : [cnpj.toLowerCase(), cnpj.slice(0, 8).toLowerCase()];
  return [...words, ...digits].filter((word) => word.length >= OWN_MIN);
}

/**
 * Whether a new password would be guessed early: one of a leaked list, a common word with figures and signs around it, rows
 * of keys, a few characters again and again, or little besides what is known of its owner (D25). It has kept the rule of
 * the form already.
 */
export function isEasyPassword(password: string, owner: PasswordOwner): boolean {
  const text = plain(password);
  if (COMMON_PASSWORDS.has(text) || wordsIn(text).some((word) => COMMON_WORDS.has(word))) return true;
  if (isKeyRows(text) || isRepeated(text)) return true;
  return ownWords(owner).some((word) => text.includes(word) && text.replaceAll(word, '').length < REST_MIN);
}
