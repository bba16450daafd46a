import { type ComponentType, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { sanitizeHtml } from '../../internal/html/sanitizeHtml.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { RichTextEditorProps } from './editor/RichTextEditor.types.ts';
import * as S from './RichTextField.styles.ts';
import { richTextFieldTexts } from './RichTextField.texts.ts';
import { StaticText } from './StaticText.tsx';

/** Shown when the editor could not be loaded: the text stays, the form keeps working, and the user can retry. */
export function UnavailableEditor(props: RichTextEditorProps) {
  const messages = useMessages(richTextFieldTexts);
  const common = useMessages(commonTexts);
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>();

  function retry() {
    import('./editor/RichTextEditor.tsx').then(
      (module) => setEditor(() => module.default),
      () => undefined, // the message stays
    );
  }

  if (Editor) return <Editor {...props} />;
  return (
    <>
      <S.Failure role="alert">
        {messages.editorFailed}
        <Button size="sm" onClick={retry}>
          {common.retry}
        </Button>
      </S.Failure>
      <StaticText
        html={sanitizeHtml(props.value)}
        attributes={{ ...props.attributes, 'aria-disabled': 'true' }}
      />
    </>
  );
}
