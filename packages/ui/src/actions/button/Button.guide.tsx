import type { Guide } from '../../internal/stories/guide.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: [
    'For an act: save, send, open a dialog, take something back.',
    'One `primary` a page, for what the page is there for; `secondary` for the other acts; `ghost` in rows and bars, where many buttons would shout.',
    '`tone="danger"` for what cannot be taken back.',
  ],
  instead: [
    { when: 'It leads to another page', take: 'Link' },
    { when: 'There is room for a sign only', take: 'IconButton' },
    { when: 'More acts than the row or bar has room for', take: 'Menu' },
    { when: 'It switches between views of the same thing', take: 'SegmentedControl' },
  ],
  pairs: [
    {
      good: <Button variant="primary">Enviar para análise</Button>,
      bad: <Button variant="primary">OK</Button>,
      why: 'The button is the verb of what it does, so that it can be read without the text above it.',
    },
    {
      good: (
        <>
          <Button variant="primary">Salvar</Button> <Button>Cancelar</Button>
        </>
      ),
      bad: (
        <>
          <Button variant="primary">Salvar</Button> <Button variant="primary">Salvar e fechar</Button>
        </>
      ),
      why: 'Two primary buttons make people read both before they press one.',
    },
    {
      good: (
        <Button disabled disabledReason="Preencha o CNPJ para salvar">
          Salvar
        </Button>
      ),
      bad: <Button disabled>Salvar</Button>,
      why: 'What is disabled says why; nobody has to guess.',
    },
  ],
  anatomy: {
    Icon: 'before the label, for acts that are found by their sign: a plus, a download',
    Label: 'a verb, and what it is done to where that is not clear',
    Spinner: 'takes the place of the icon while `loading`; the width stays',
  },
  writing: [
    { write: 'Salvar', not: 'Salvar!', why: 'No exclamation.' },
    { write: 'Excluir família', not: 'Sim', why: 'In a dialog too, the button repeats the act.' },
    { write: 'Enviar 12 itens', not: 'Enviar (12)', why: 'A number is part of the sentence.' },
  ],
  accessibility: [
    'Renders a `<button>` of `type="button"`, so that it sends no form by accident.',
    'With `disabledReason` it keeps its place among the tab stops; the reason is its description and a tooltip.',
    'While `loading` it keeps focus, says "Carregando..." before its label and refuses a second press.',
  ],
  related: ['IconButton', 'Menu', 'StickyBar', 'ConfirmDialog'],
};
