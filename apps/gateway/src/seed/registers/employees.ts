import { toUpperPt } from '@portal/formats';
import { managers } from '../catalogue/divisions.ts';
import { createRandom } from '../random.ts';

/** An employee of the directory. */
interface EmployeeRow {
  readonly matricula: string;
  readonly nome: string;
  readonly email: string;
}

/** Employees besides the managers. */
const COUNT = 40;

/** First registration number of the others, above those of the managers. */
const FIRST_REGISTRATION = 13_001;

const FIRST_NAMES = [
  'Ana',
  'Bruno',
  'Cláudia',
  'Davi',
  'Elisa',
  'Fábio',
  'Glória',
  'Heitor',
  'Íris',
  'João',
] as const;
const LAST_NAMES = [
  'Araújo',
  'Barbosa',
  'Conceição',
  'Duarte',
  'Esteves',
  'Fonseca',
  'Gonçalves',
  'Nogueira',
] as const;

/** A name as in an e-mail address: lower case without accents, dots between the words. */
function userOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.');
}

/** The directory of employees: the managers and others who could become one. */
export function createEmployees(): EmployeeRow[] {
  const names = FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last) => `${first} ${last}`));
  const others = createRandom('employees')
    .sample(names, COUNT)
    .map((name, index) => ({
      matricula: String(FIRST_REGISTRATION + index),
      nome: toUpperPt(name),
      email: `${userOf(name)}@empresa.com.br`,
    }));
  return [...managers.map(({ matricula, nome, email }) => ({ matricula, nome, email })), ...others];
}
