export const blockedBranchesDialogTexts = {
  productBranches: 'Filiais',
  freeBranches: 'Filiais ativas',
  blockedBranches: 'Filiais bloqueadas',
  branchName: 'Nome',
};
