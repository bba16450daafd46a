import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For a contact of a supplier or carrier, new or edited, from a `ListField`.'],
  instead: [{ when: 'A text alone', take: 'ChipsField' }],
  pairs: [],
  anatomy: { Fields: 'name, post, e-mail, landline, mobile', Buttons: 'cancel and save' },
  writing: [
    { write: 'Adicionar contato', not: 'Salvar', why: 'The button that opens it says what is added.' },
  ],
  accessibility: [...dialogAccessibility, 'Errors stand at their fields; the first one gets focus.'],
  related: ['ListField', 'PhoneField'],
};
