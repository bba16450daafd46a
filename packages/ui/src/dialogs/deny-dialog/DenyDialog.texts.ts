export const denyDialogTexts = {
  deny: 'Recusar',
  denyReason: 'Motivo da recusa',
  denyProposal: 'Recusar proposta',
};
