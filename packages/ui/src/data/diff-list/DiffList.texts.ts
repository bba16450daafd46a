export const diffListTexts = {
  showAll: 'Mostrar tudo',
  whatChanged: 'O que mudou',
  nothingChanged: 'Nada mudou',
  changed: 'Alterado',
  before: 'Antes',
  after: 'Depois',
};
