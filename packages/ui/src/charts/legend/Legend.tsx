import { type ComponentPropsWithRef, useId } from 'react';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { SeriesMark } from '../line-chart/SeriesMark.tsx';
import * as S from './Legend.styles.ts';

/** One line of the chart, as the legend explains it. */
export interface LegendItem {
  /** Id of the series. */
  id: string;
  /** Name of the series, shown literally. */
  name: string;
  /** What the line means (CHT-024 to CHT-027). */
  description?: string | undefined;
  /** It has points alone, no line. @default false */
  pointsOnly?: boolean | undefined;
}

export interface LegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The lines in the order of the chart, which gives each its look. */
  items: readonly LegendItem[];
  /** Ids of the hidden lines, controlled by the parent. */
  hiddenSeries?: readonly string[] | undefined;
  /** Ids of the lines that are hidden at first. @default none */
  defaultHiddenSeries?: readonly string[] | undefined;
  /** A line was hidden or shown: the ids hidden now. Without it, and without `defaultHiddenSeries`, the legend only explains. */
  onHiddenSeriesChange?: ((hidden: string[]) => void) | undefined;
}

const none: readonly string[] = [];

/** Names each line, with a button to hide or show it. Renders a `<ul>`. */
export function Legend({
  items,
  hiddenSeries,
  defaultHiddenSeries,
  onHiddenSeriesChange,
  ...rest
}: LegendProps) {
  const messages = useMessages(sharedTexts);
  const baseId = useId();
  const [hidden, setHidden] = useControllableValue(hiddenSeries, defaultHiddenSeries ?? none);
  const operable = onHiddenSeriesChange !== undefined || defaultHiddenSeries !== undefined;

  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    onHiddenSeriesChange?.(next);
  };

  return (
    <S.Root aria-label={messages.legend} {...rest}>
      {items.map(({ id, name, description, pointsOnly }, index) => {
        const descriptionId = description === undefined ? undefined : `${baseId}-${index}`;
        const look = (
          <>
            <SeriesMark index={index} pointsOnly={pointsOnly} />
            <span>{name}</span>
          </>
        );
        return (
          <S.Item key={id}>
            {operable ? (
              <S.Toggle
                type="button"
                aria-pressed={!hidden.includes(id)}
                aria-describedby={descriptionId}
                onClick={() => toggle(id)}
              >
                {look}
              </S.Toggle>
            ) : (
              <S.Name>{look}</S.Name>
            )}
            {description !== undefined && <S.Description id={descriptionId}>{description}</S.Description>}
          </S.Item>
        );
      })}
    </S.Root>
  );
}
