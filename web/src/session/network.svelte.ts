// Whether the server was last heard of.
class Network {
  cut = $state(false)
}

export const network = new Network()
