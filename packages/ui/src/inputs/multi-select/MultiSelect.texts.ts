export const multiSelectTexts = {
  createByEnter: (name: string) => `Tecle Enter para criar ${name}`,
  creatingItem: (name: string) => `Criando ${name}...`,
  createFailed: 'Não foi possível criar. Tente novamente.',
};
