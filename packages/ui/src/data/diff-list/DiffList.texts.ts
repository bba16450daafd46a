import { formatNumber } from '@portal/formats';

export const diffListTexts = {
  showAll: 'Mostrar tudo',
  whatChanged: 'O que mudou',
  nothingChanged: 'Nada mudou',
  changed: 'Alterado',
  before: 'Antes',
  after: 'Depois',
  beforeAndAfter: 'Antes e depois',
  changedFields: (fields: readonly string[]) =>
    `${fields.length === 1 ? '1 campo muda' : `${formatNumber(fields.length)} campos mudam`}: ${fields.join(', ')}`,
};
