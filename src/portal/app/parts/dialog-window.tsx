import { Modal, type ModalProps } from '@mantine/core';

export type DialogProps = Omit<ModalProps, 'opened'>;

/** The window of an open dialog. */
export default function DialogWindow(props: DialogProps) {
  return <Modal opened closeButtonProps={{ 'aria-label': 'Close' }} returnFocus={false} {...props} />;
}
