export const contactDialogTexts = {
  jobTitle: 'Cargo',
  landline: 'Telefone',
  mobile: 'Celular',
  contactAdd: 'Adicionar contato',
  contactEdit: 'Editar contato',
};
