export const blockedBranchesDialogTexts = {
  productBranches: 'Filiais do produto',
  freeBranches: 'Filiais ativas',
  blockedBranches: 'Filiais bloqueadas',
};
