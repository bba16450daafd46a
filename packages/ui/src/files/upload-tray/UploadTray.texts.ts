const files = (count: number) => `${count} ${count === 1 ? 'arquivo' : 'arquivos'}`;

export const uploadTrayTexts = {
  uploads: 'Envios',
  uploadsUnderWay: (count: number) => `Enviando ${files(count)}`,
  uploadsFailed: (count: number) => (count === 1 ? '1 envio falhou' : `${count} envios falharam`),
  uploadsDone: (count: number) => `${files(count)} ${count === 1 ? 'enviado' : 'enviados'}`,
  clearUploads: 'Limpar concluídos',
};
