import { formatNumber } from '@portal/formats';

export const uploadDropZoneTexts = {
  /** @param types as in "PNG, DOC, DOCX ou PDF"; @param size as in "100 MB" */
  fileLimits: (types: string, size: string) => `${types}, até ${size} cada`,
  noFile: 'Nenhum arquivo anexado',
  chooseFile: 'Escolher arquivo',
  chooseFiles: 'Escolher arquivos',
  orDropHere: 'ou arraste e solte aqui',
  filesAdded: (count: number) =>
    count === 1 ? '1 arquivo adicionado' : `${formatNumber(count)} arquivos adicionados`,
  filesRefused: (count: number) =>
    count === 1 ? '1 arquivo não foi adicionado' : `${formatNumber(count)} arquivos não foram adicionados`,
  dismissRefusals: 'Dispensar avisos',
  fileTypeRefused: (types: string) => `Selecione apenas arquivos com as extensões permitidas. Use ${types}.`,
  fileEmpty: 'O arquivo está vazio. Confira o original e escolha-o de novo.',
  fileTooLarge: (size: string) => `Selecione apenas arquivos de no máximo ${size}.`,
  pictureTooLarge: (megapixels: number) =>
    `Selecione apenas imagens de no máximo ${formatNumber(megapixels)} megapixels.`,
  fileContentRefused: (type: string) =>
    `O conteúdo não é de um arquivo ${type}. Abra o original e salve-o de novo como ${type}.`,
  fileUnreadable: 'Não foi possível ler o arquivo. Se for uma pasta, escolha os arquivos dentro dela.',
  tooManyFiles: (limit: number) =>
    limit === 1 ? 'Selecione apenas 1 arquivo.' : `Selecione no máximo ${formatNumber(limit)} arquivos.`,
};
