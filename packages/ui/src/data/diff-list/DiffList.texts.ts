export const diffListTexts = {
  showAll: 'Mostrar tudo',
  whatChanged: 'O que mudou',
  nothingChanged: 'Nada mudou',
  added: 'Incluído',
  removed: 'Removido',
  changed: 'Alterado',
  before: 'Antes',
  after: 'Depois',
  beforeAndAfter: 'Antes e depois',
  changedFields: (fields: readonly string[]) =>
    `${fields.length} ${fields.length === 1 ? 'campo' : 'campos'}: ${fields.join(', ')}`,
};
