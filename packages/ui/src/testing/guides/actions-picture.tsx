import { Cell } from '../../cell/cell.tsx';
import { List } from '../../list/list.tsx';
import { Panel, PhonePicture } from './phone-picture.tsx';

/** Renders an action sheet in the picture of a phone. A real sheet would cover the guide. */
export const ActionsPicture = ({ title, actions }: { title: string; actions: readonly string[] }) => (
  <PhonePicture placement="middle">
    <div className="-mx-5 self-end w-[calc(100%+2.5rem)]">
      <Panel at="bottom" title={title}>
        <List>
          {actions.map((words) => (
            <Cell key={words} title={words} />
          ))}
        </List>
      </Panel>
    </div>
  </PhonePicture>
);
