export const documentViewerTexts = {
  download: 'Baixar',
  documentNotShown: 'Não é possível mostrar este documento aqui',
  documentNotShownHint: 'Baixe o arquivo para abri-lo no seu computador.',
  documentUnavailable: 'O endereço do documento não está disponível.',
  documentLoadFailed: 'Não foi possível carregar o documento',
};
