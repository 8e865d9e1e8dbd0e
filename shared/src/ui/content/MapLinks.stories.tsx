import { association } from '../../association/index.ts';
import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Actions } from '../field/Form.tsx';
import { MapButtons, MapLinks } from './MapLinks.tsx';

export default {
  component: MapLinks,
  subcomponents: { MapButtons },
  parameters: { keys: LINK_KEYS },
} satisfies Stories;

export const BelowAnAddress = () => (
  <>
    {association.address.text}
    <MapLinks address={association.address.street} />
  </>
);

export const AsButtons = () => (
  <Actions>
    <MapButtons address={association.address.street} />
  </Actions>
);
