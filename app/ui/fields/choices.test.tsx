import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox';
import { ChipChoice } from './chip-choice';
import { ChoiceGroup } from './choice-group';

describe('ChoiceGroup', () => {
  const page = parse(
    renderToStaticMarkup(
      <ChoiceGroup
        name="deliveryType"
        legend="How"
        chosen="delivery"
        error="Choose one."
        choices={[
          { value: 'pickup', title: 'Pickup', note: '0' },
          { value: 'delivery', title: 'Delivery', detail: 'Kyiv' },
          { value: 'bus', title: 'Bus', disabled: true, detail: <a href="/profile">Add an address</a> },
        ]}
      />,
    ),
  );
  const [pickup, delivery, bus] = page.querySelectorAll('input');

  it('ChoiceGroup renders native radio buttons with the chosen one checked', () => {
    expect(page.querySelector('fieldset > legend')?.text).toBe('How');
    expect(
      page
        .querySelectorAll('input')
        .map((input) => [input.getAttribute('name'), input.getAttribute('value'), input.hasAttribute('checked')]),
    ).toEqual([
      ['deliveryType', 'pickup', false],
      ['deliveryType', 'delivery', true],
      ['deliveryType', 'bus', false],
    ]);
  });

  it('ChoiceGroup can be linked from an error summary by its name, and is described by its error', () => {
    expect(pickup?.id).toBe('deliveryType');
    expect(page.getElementById(page.querySelector('fieldset')?.getAttribute('aria-describedby') ?? '')?.text).toBe(
      'Choose one.',
    );
  });

  it('ChoiceGroup has the id of its name on the first choice that is not disabled', () => {
    const closed = parse(
      renderToStaticMarkup(
        <ChoiceGroup
          name="way"
          legend="How"
          choices={[
            { value: 'bus', title: 'Bus', disabled: true },
            { value: 'pickup', title: 'Pickup' },
          ]}
        />,
      ),
    );
    expect(closed.querySelectorAll('input').map(({ id }) => id)).toEqual(['way-bus', 'way']);
    expect(closed.querySelectorAll('label').map((label) => label.getAttribute('for'))).toEqual(['way-bus', 'way']);
  });

  it('ChoiceGroup describes a choice by its detail, whose links are outside the label', () => {
    expect(page.getElementById(delivery?.getAttribute('aria-describedby') ?? '')?.text).toBe('Kyiv');
    expect(bus?.hasAttribute('disabled')).toBe(true);
    expect(page.querySelectorAll('label a')).toHaveLength(0);
    expect(page.querySelectorAll('a')).toHaveLength(1);
  });
});

describe('ChipChoice', () => {
  const page = parse(
    renderToStaticMarkup(
      <ChipChoice
        name="deliveryDate"
        legend="When"
        chips={[
          { value: '20', label: 'Today', closed: 'Too late' },
          { value: '21', label: 'Tomorrow' },
        ]}
      />,
    ),
  );
  const [today, tomorrow] = page.querySelectorAll('label');

  it('ChipChoice disables a closed chip and says why it is closed', () => {
    expect(today?.querySelector('input')?.hasAttribute('disabled')).toBe(true);
    expect(today?.text).toBe('TodayToo late');
    expect(tomorrow?.querySelector('input')?.hasAttribute('disabled')).toBe(false);
  });

  it('ChipChoice has the id of its name on the first open chip', () => {
    expect([today, tomorrow].map((label) => label?.querySelector('input')?.id)).toEqual([
      'deliveryDate-20',
      'deliveryDate',
    ]);
  });
});

describe('Checkbox', () => {
  it('Checkbox has a unique id for each value of a name', () => {
    const page = parse(
      renderToStaticMarkup(
        <>
          <Checkbox name="countryId" value="ec" defaultChecked>
            Ecuador
          </Checkbox>
          <Checkbox name="countryId" value="co">
            Colombia
          </Checkbox>
        </>,
      ),
    );
    expect(page.querySelectorAll('input').map((input) => input.id)).toEqual(['countryId-ec', 'countryId-co']);
    expect(page.querySelectorAll('input[checked]').map((input) => input.getAttribute('value'))).toEqual(['ec']);
  });
});
