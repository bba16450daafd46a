/** A tax code as its register holds it, without punctuation. */
interface TaxCodeRow {
  readonly id: number;
  readonly codigo: string;
  readonly descricao: string;
}

/** An NCM code with the categories that it fits. */
export interface NcmSeed extends TaxCodeRow {
  readonly categoriasIds: readonly number[];
}

/** A CEST code with the prefixes of the NCM codes that it fits. */
export interface CestSeed extends TaxCodeRow {
  readonly ncms: readonly string[];
}

/** An extract of the NCM, for the goods of the 40 categories. */
export const ncms: readonly NcmSeed[] = (
  [
    ['07133399', 'FEIJÃO COMUM, SECO', [2]],
    ['09012100', 'CAFÉ TORRADO, NÃO DESCAFEINADO', [4]],
    ['10063021', 'ARROZ SEMIBRANQUEADO OU BRANQUEADO, POLIDO OU BRUNIDO', [1]],
    ['17019900', 'AÇÚCAR DE CANA OU DE BETERRABA, OUTROS', [3]],
    ['19021900', 'MASSAS ALIMENTÍCIAS NÃO COZIDAS, SEM OVOS', [5]],
    ['19053100', 'BISCOITOS E BOLACHAS ADICIONADOS DE EDULCORANTE', [7]],
    ['19059090', 'OUTROS PRODUTOS DE PADARIA, PASTELARIA E INDÚSTRIA DE BISCOITOS', [11]],
    ['20019000', 'PRODUTOS HORTÍCOLAS E FRUTAS CONSERVADOS EM VINAGRE', [10]],
    ['20079910', 'GELEIAS E MARMELADAS', [9]],
    ['20098990', 'SUCOS DE OUTRAS FRUTAS OU PRODUTOS HORTÍCOLAS', [8]],
    ['21032010', 'KETCHUP E OUTROS MOLHOS DE TOMATE EM EMBALAGENS DE ATÉ 1 KG', [6]],
    ['21069090', 'OUTRAS PREPARAÇÕES ALIMENTÍCIAS', [12]],
    ['33051000', 'XAMPUS', [19]],
    ['34011190', 'SABÕES DE TOUCADOR EM BARRAS, PEDAÇOS OU FIGURAS', [18]],
    ['34025000', 'PREPARAÇÕES TENSOATIVAS PARA VENDA A RETALHO', [13, 16]],
    ['34029039', 'PREPARAÇÕES PARA LIMPEZA, OUTRAS', [15]],
    ['38089419', 'DESINFETANTES PARA USO DOMÉSTICO', [14]],
    ['38099190', 'AGENTES DE ACABAMENTO PARA A INDÚSTRIA TÊXTIL E AMACIANTES', [17]],
    ['39241000', 'SERVIÇOS DE MESA E OUTROS UTENSÍLIOS DE PLÁSTICO PARA MESA OU COZINHA', [27]],
    ['39249000', 'OUTROS ARTIGOS DE USO DOMÉSTICO DE PLÁSTICO', [29]],
    ['48181000', 'PAPEL HIGIÊNICO', [20]],
    ['69111010', 'CONJUNTOS DE LOUÇA DE PORCELANA PARA MESA', [26]],
    ['69120000', 'LOUÇA E ARTIGOS DE USO DOMÉSTICO, DE CERÂMICA', [25]],
    ['73181500', 'PARAFUSOS, MESMO COM PORCAS E ARRUELAS', [39]],
    ['73239300', 'ARTEFATOS DE USO DOMÉSTICO, DE AÇO INOXIDÁVEL', [22, 23]],
    ['76151000', 'ARTEFATOS DE USO DOMÉSTICO, DE ALUMÍNIO', [22, 23]],
    ['82052000', 'MARTELOS E MARRETAS', [38]],
    ['82060000', 'SORTIDOS DE FERRAMENTAS PARA VENDA A RETALHO', [40]],
    ['82119100', 'FACAS DE MESA DE LÂMINA FIXA', [24]],
    ['82159910', 'TALHERES E UTENSÍLIOS DE MESA DE AÇO INOXIDÁVEL', [31]],
    ['84145110', 'VENTILADORES DE MESA', [33]],
    ['84672100', 'FURADEIRAS COM MOTOR ELÉTRICO INCORPORADO', [35]],
    ['85094010', 'LIQUIDIFICADORES', [32]],
    ['85163100', 'SECADORES DE CABELO', [34]],
    ['85395200', 'LÂMPADAS DE DIODOS EMISSORES DE LUZ (LED)', [37]],
    ['94051190', 'LUSTRES E OUTROS APARELHOS DE ILUMINAÇÃO DE TETO OU PAREDE', [36]],
    ['96031000', 'VASSOURAS E ESCOVAS DE MATÉRIAS VEGETAIS', [30]],
    ['96039000', 'OUTRAS VASSOURAS, ESCOVAS E RODOS', [21, 30]],
    ['96170010', 'GARRAFAS TÉRMICAS E OUTROS RECIPIENTES ISOTÉRMICOS', [28]],
  ] as const
).map(([codigo, descricao, categoriasIds], index) => ({ id: index + 1, codigo, descricao, categoriasIds }));

/** An extract of the CEST; the last one fits every NCM, so that each family finds a code. */
export const cests: readonly CestSeed[] = (
  [
    ['0900500', 'LÂMPADAS DE LED', ['8539']],
    ['1100100', 'ÁGUA SANITÁRIA, BRANQUEADOR E OUTROS ALVEJANTES', ['28289011', '28289019', '38089419']],
    ['1100400', 'DETERGENTES EM PÓ, FLOCOS, PALHETAS OU GRÂNULOS', ['3402']],
    ['1100500', 'DETERGENTES LÍQUIDOS, EXCETO PARA LAVAR ROUPA', ['3402']],
    ['1100600', 'DETERGENTE LÍQUIDO PARA LAVAR ROUPA', ['3402']],
    ['1100800', 'AMACIANTE E SUAVIZANTE', ['38099190']],
    ['1701000', 'SUCOS DE FRUTAS OU MISTURAS DE SUCOS', ['2009']],
    ['1703100', 'SALGADINHOS DIVERSOS', ['19059090']],
    ['1704100', 'MOLHOS DE TOMATE EM EMBALAGENS DE ATÉ 1 KG', ['21032010']],
    ['1704900', 'MASSAS ALIMENTÍCIAS NÃO COZIDAS, NEM RECHEADAS', ['19021']],
    ['1705300', 'BISCOITOS E BOLACHAS DERIVADOS DE FARINHA DE TRIGO', ['190531']],
    ['1709600', 'CAFÉ TORRADO E MOÍDO EM EMBALAGENS DE ATÉ 2 KG', ['0901']],
    ['1709900', 'AÇÚCAR REFINADO EM EMBALAGENS DE ATÉ 2 KG', ['17011', '17019900']],
    ['2001700', 'XAMPUS PARA O CABELO', ['33051000']],
    ['2003400', 'SABÕES DE TOUCADOR EM BARRAS, PEDAÇOS OU FIGURAS MOLDADOS', ['34011190']],
    ['2899900', 'OUTROS PRODUTOS VENDIDOS DE PORTA EM PORTA', ['']],
  ] as const
).map(([codigo, descricao, beginnings], index) => ({ id: index + 1, codigo, descricao, ncms: beginnings }));

/** NCM codes of a category. */
export function ncmsOf(categoriaId: number): NcmSeed[] {
  return ncms.filter(({ categoriasIds }) => categoriasIds.includes(categoriaId));
}

/** CEST codes that fit an NCM, the general one last. */
export function cestsOf(ncm: NcmSeed): CestSeed[] {
  return cests.filter((cest) => cest.ncms.some((beginning) => ncm.codigo.startsWith(beginning)));
}
