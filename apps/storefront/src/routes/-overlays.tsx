import { Toaster } from '@zanga/ui/toaster.tsx';
import { HomeNotice } from '../features/notice/home-notice.tsx';
import { SideMenu } from '../features/shell/side-menu.tsx';
import { texts } from '../shared/texts.ts';

/** Every overlay of the shop; each opens itself when the address names it. */
export default function Overlays() {
  return (
    <>
      <SideMenu />
      <HomeNotice />
      <Toaster label={texts.notifications} closeLabel={texts.close} />
    </>
  );
}
