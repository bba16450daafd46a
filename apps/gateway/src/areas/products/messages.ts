/** Messages about products that users see (D1, D9). */
export const productMessages = {
  characteristicMissing: 'Característica não encontrada',
  ecommerceBrandMissing: 'Marca não encontrada',
  familyMissing: 'Família não encontrada',
  photoMissing: 'Imagem não encontrada',
  richText: 'A descrição tem formatação que não é permitida',
  tagMissing: 'Tag não encontrada',
  tagTaken: 'Já existe uma tag com esta descrição',
} as const;
