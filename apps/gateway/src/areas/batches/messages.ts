import { BATCH_KEPT_DAYS } from './forgetOldBatches.ts';

/** Messages about batches of products that users see (D1, D9). */
export const batchMessages = {
  changedMeanwhile: 'O produto mudou depois que foi escolhido. Pesquise novamente antes de decidir.',
  changedSince: 'O produto foi alterado depois deste lote',
  forgotten: `O prazo de ${BATCH_KEPT_DAYS} dias para desfazer este lote terminou`,
  familyChangedSince: 'A família de origem foi alterada depois deste lote',
  linkChangedSince: 'O vínculo com o fornecedor foi alterado depois deste lote',
  notOfBatch: 'O produto não foi alterado por este lote',
  notOfOrigin: 'O produto não é mais da família de origem',
  otherBatch: 'Este lote é de outra ação. Recarregue a página antes de enviar de novo.',
  productMissing: 'Produto não encontrado',
  versionMissing: 'Informe a versão de cada produto, uma vez',
} as const;
