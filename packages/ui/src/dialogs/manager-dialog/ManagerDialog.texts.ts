export const managerDialogTexts = {
  managerCreate: 'Cadastrar Gestores',
  managerEdit: 'Editar Gestores',
  managerNameMissing: 'Pesquise a matrícula ou preencha o nome para salvar',
  managerEmailHint: 'Preenchido pela pesquisa da matrícula',
  managerFixed: 'não muda na edição',
  managerFound: (name: string) => `Gestor encontrado: ${name}`,
};
