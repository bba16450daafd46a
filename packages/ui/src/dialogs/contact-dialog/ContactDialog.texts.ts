export const contactDialogTexts = {
  contactAdd: 'Adicionar contato',
  contactEdit: 'Editar contato',
};
