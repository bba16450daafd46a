/**
 * Words that the passwords of leaked lists are made of, those of Brazil first, without accents and in small letters. With
 * figures and signs around them they keep the rule of length, and are tried before all others.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `senha minhasenha novasenha senhasenha senhaforte senhasegura trocar trocarsenha mudar mudarsenha alterar provisoria
  temporaria acesso entrar entrada usuario user username login admin administrador administrator root suporte sistema
  portal portaldofornecedor fornecedor fornecedores empresa loja lojas compras comercial contabil diretoria gestor vendas
  financeiro produto produtos cadastro gerente escritorio bemvindo boasvindas welcome test teste testes testando
  password passwd passw pass passord contrasena letmein changeme default guest master secret segredo secreto qwerty qwertyuiop
  asdf asdfgh asdfghjkl zxcvbnm qazwsx iloveyou teamo euteamo amor amorzinho amores princesa princess principe anjo anjinho
  deus jesus jesuscristo deusefiel deuseamor senhor familia felicidade vitoria vida paz brasil brazil brasileiro flamengo
  corinthians palmeiras santos saopaulo vasco gremio internacional cruzeiro botafogo fluminense atletico galo mengao timao
  futebol football baseball soccer carnaval samba janeiro fevereiro marco abril maio junho julho agosto setembro outubro
  novembro dezembro segunda terca quarta quinta sexta sabado domingo verao inverno primavera outono natal pascoa maria jose
  joao antonio francisco carlos paulo pedro lucas luiz marcos gabriel rafael daniel marcelo bruno eduardo felipe rodrigo
  gustavo guilherme fernando fernanda juliana patricia aline camila amanda bruna jessica leticia julia beatriz mariana
  carolina gabriela isabela larissa vanessa adriana ana anapaula ricardo roberto sandra claudia matheus thiago tiago vinicius
  michael jordan monkey dragon shadow sunshine superman batman starwars pokemon naruto minecraft google facebook samsung apple
  windows computador computer internet mustang ferrari harley freedom hello ola oi abc abcd abcde abcdef abcdefg abcdefgh
  xpto foobar banana chocolate estrela star tesouro coracao gatinha gatinho cachorro pipoca melancia`.split(
    /\s+/,
  ),
);

/** Whole passwords of leaked lists that no word and no row of keys tells. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  'a1b2c3d4 a1b2c3d4e5 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t zaq12wsx zaq1zaq1 1qaz2wsx 1qaz2wsx3edc qaz123wsx 123mudar abc123abc trustno1 ncc1701d r2d2c3po'.split(
    ' ',
  ),
);
