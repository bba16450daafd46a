export const wizardPageTexts = {
  steps: 'Etapas',
  noSteps: 'Nenhuma etapa disponível',
  stepSections: 'Seções desta etapa',
};
