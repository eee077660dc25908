// The signs of the seats.
import { seatSigns } from '../../seat-signs';

const { blue, yellow, violet, grey } = seatSigns;
export const signs = [blue, yellow, violet, grey];
