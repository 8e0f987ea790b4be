import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Delete from 'lucide-react/icons/delete';
import Diff from 'lucide-react/icons/diff';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eraser from 'lucide-react/icons/eraser';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import Flashlight from 'lucide-react/icons/flashlight';
import Globe from 'lucide-react/icons/globe';
import Image from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import Timer from 'lucide-react/icons/timer';
import TimerOff from 'lucide-react/icons/timer-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import Video from 'lucide-react/icons/video';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';

/** An icon and its meaning. */
export type IconUse = {
  /** The file name in lucide-react. Each icon has a separate import, because the barrel contains two thousand icons. */
  name: string;
  Icon: typeof Check;
  /** The meaning of the icon, the same in all components. */
  meaning: string;
};

/** All icons of the components, grouped by purpose. `icon-set.test.ts` fails if an icon is missing or unused. */
export const iconSet: readonly { title: string; icons: readonly IconUse[] }[] = [
  {
    title: 'Navigation',
    icons: [
      { name: 'chevron-left', Icon: ChevronLeft, meaning: 'back' },
      { name: 'chevron-right', Icon: ChevronRight, meaning: 'open a page; the next month' },
      { name: 'chevron-down', Icon: ChevronDown, meaning: 'open a list or details' },
      { name: 'arrow-up', Icon: ArrowUp, meaning: 'a price that rises' },
      { name: 'arrow-down', Icon: ArrowDown, meaning: 'a price that falls; the end of a text' },
      { name: 'external-link', Icon: ExternalLink, meaning: 'opens in a new window' },
      { name: 'x', Icon: X, meaning: 'close, clear' },
    ],
  },
  {
    title: 'Actions',
    icons: [
      { name: 'search', Icon: Search, meaning: 'search' },
      { name: 'plus', Icon: Plus, meaning: 'add one' },
      { name: 'minus', Icon: Minus, meaning: 'subtract one' },
      { name: 'check', Icon: Check, meaning: 'chosen, done' },
      { name: 'ellipsis', Icon: Ellipsis, meaning: 'actions for a row' },
      { name: 'maximize-2', Icon: Maximize2, meaning: 'the whole picture' },
      { name: 'refresh-cw', Icon: RefreshCw, meaning: 'refresh' },
      { name: 'rotate-ccw', Icon: RotateCcw, meaning: 'try again, upload again' },
      { name: 'undo-2', Icon: Undo2, meaning: 'undo the last stroke' },
      { name: 'eraser', Icon: Eraser, meaning: 'start over' },
      { name: 'diff', Icon: Diff, meaning: 'change the sign of an amount' },
      { name: 'delete', Icon: Delete, meaning: 'delete the last digit' },
      { name: 'zoom-in', Icon: ZoomIn, meaning: 'zoom in' },
      { name: 'zoom-out', Icon: ZoomOut, meaning: 'zoom out' },
    ],
  },
  {
    title: 'Status',
    icons: [
      { name: 'info', Icon: Info, meaning: 'information' },
      { name: 'circle-check', Icon: CircleCheck, meaning: 'success' },
      { name: 'triangle-alert', Icon: TriangleAlert, meaning: 'warning' },
      { name: 'circle-alert', Icon: CircleAlert, meaning: 'error' },
      { name: 'circle-x', Icon: CircleX, meaning: 'not accepted' },
      { name: 'lock', Icon: Lock, meaning: 'unavailable' },
      { name: 'pencil', Icon: Pencil, meaning: 'correction needed' },
      { name: 'clock', Icon: Clock, meaning: 'in progress' },
      { name: 'circle-question-mark', Icon: CircleHelp, meaning: 'definition of a term' },
    ],
  },
  {
    title: 'Objects',
    icons: [
      { name: 'camera', Icon: Camera, meaning: 'take a photo' },
      { name: 'camera-off', Icon: CameraOff, meaning: 'no camera' },
      { name: 'flashlight', Icon: Flashlight, meaning: 'the light of the camera' },
      { name: 'timer', Icon: Timer, meaning: 'automatic photo' },
      { name: 'timer-off', Icon: TimerOff, meaning: 'manual photo' },
      { name: 'image', Icon: Image, meaning: 'a picture' },
      { name: 'video', Icon: Video, meaning: 'a video' },
      { name: 'file-text', Icon: FileText, meaning: 'a document' },
      { name: 'file-up', Icon: FileUp, meaning: 'choose a file' },
      { name: 'book-open', Icon: BookOpen, meaning: 'read an agreement' },
      { name: 'calendar-days', Icon: CalendarDays, meaning: 'choose a day' },
      { name: 'globe', Icon: Globe, meaning: 'language' },
    ],
  },
];
