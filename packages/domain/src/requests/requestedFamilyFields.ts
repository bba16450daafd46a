import { familyFields } from '../families/familyFields.ts';
import { REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { requiredField } from '../fields/requiredField.ts';

const CHOOSE_ONE = 'Seleciona uma opção';

/**
 * The fields of a family as a request asks for them: those of the catalogue, more of them required (FMC-047, FMC-050,
 * FMC-053, FMC-058 to FMC-064, FMC-088, FMC-092). What the documents do not list as required stays optional (G-59).
 */
export const requestedFamilyFields: typeof familyFields = {
  ...familyFields,
  etiquetaPrecoParte1: requiredField(familyFields.etiquetaPrecoParte1, REQUIRED_TEXT),
  divisoesId: requiredField(familyFields.divisoesId, 'Seleciona Divisão'),
  ncmId: requiredField(familyFields.ncmId, REQUIRED_TEXT),
  cst: requiredField(familyFields.cst, CHOOSE_ONE),
  cstPisConfins: requiredField(familyFields.cstPisConfins, CHOOSE_ONE),
  icmsOrigemMercadoria: requiredField(familyFields.icmsOrigemMercadoria, CHOOSE_ONE),
  fundoPobreza: requiredField(familyFields.fundoPobreza, CHOOSE_ONE),
  pisConfins: requiredField(familyFields.pisConfins, CHOOSE_ONE),
  spedItem: requiredField(familyFields.spedItem, CHOOSE_ONE),
  spedProduto: requiredField(familyFields.spedProduto, CHOOSE_ONE),
  introducao: requiredField(familyFields.introducao, 'Seleciona uma categoria'),
  classificacoesDeRiscoId: requiredField(
    familyFields.classificacoesDeRiscoId,
    'Selecione classificação de risco',
  ),
};
