const images = (count: number) => (count === 1 ? '1 imagem' : `${count} imagens`);

export const photoGridTexts = {
  choosePhotos: 'Escolher fotos',
  photoAdvice: (count: number, widthPx: number, size: string) =>
    `O ideal são ${count} fotos com pelo menos ${widthPx} px de largura e até ${size} cada.`,
  tooManyPhotos: (limit: number) => `Selecione no máximo ${images(limit)}`,
  photoLimitReached: (limit: number) =>
    `O limite é de ${images(limit)}. Remova ${limit === 1 ? 'a atual' : 'uma'} para adicionar outra.`,
  noPhotos: 'Nenhuma foto',
  photoUnavailable: 'Foto indisponível',
  cover: 'Capa',
  photoNumber: (position: number) => `Foto ${position}`,
  movePhoto: (position: number) => `Mover foto ${position}`,
  movePhotoKeys: 'Setas movem a foto; Home a torna capa; End a leva para o fim.',
  movePhotoBefore: (position: number) => `Mover foto ${position} para antes`,
  movePhotoAfter: (position: number) => `Mover foto ${position} para depois`,
  photoIsFirst: 'já é a primeira',
  photoIsLast: 'já é a última',
  makeCover: (position: number) => `Tornar capa: foto ${position}`,
  photoIsCover: 'já é a capa',
  removePhoto: (position: number) => `Remover foto ${position}`,
  photoMoved: (from: number, to: number) => `foto ${from} movida para ${to}${to === 1 ? ', é a capa' : ''}`,
  photoRemoved: (position: number) => `foto ${position} removida`,
  photoRestored: (position: number) => `foto ${position} restaurada`,
  photoTooNarrow: (widthPx: number) => `Menos de ${widthPx} px de largura`,
  photoTooHeavy: (size: string) => `Mais de ${size}`,
};
