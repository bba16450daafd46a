export const categoryDialogTexts = {
  categoryCreate: 'Cadastrar Categoria',
  categoryEdit: 'Editar Categoria',
  categoryIncomplete: 'Preencha a descrição e a sigla para salvar',
};
