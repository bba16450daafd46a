import { Button } from '../../actions/button/Button.tsx';
import { Card } from '../../layout/card/Card.tsx';
import { Inline } from '../../layout/inline/Inline.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';

interface DialogSketchProps {
  title: string;
  text?: string | undefined;
  /** Labels of its buttons, the last one the act. */
  acts: readonly string[];
  tone?: 'neutral' | 'danger' | undefined;
}

/** What a dialog says, drawn in the page: for comparing two side by side, where both cannot be open. */
export function DialogSketch({ title, text, acts, tone = 'neutral' }: DialogSketchProps) {
  return (
    <Card>
      <Stack gap="sm">
        <strong>{title}</strong>
        {text && <span>{text}</span>}
        <Inline justify="end">
          {acts.map((act, index) =>
            index === acts.length - 1 ? (
              <Button key={act} variant="primary" tone={tone}>
                {act}
              </Button>
            ) : (
              <Button key={act}>{act}</Button>
            ),
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
